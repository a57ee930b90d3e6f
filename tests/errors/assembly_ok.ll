; ModuleID = 'assembly_ok.c'
source_filename = "assembly_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@is_ready = internal unnamed_addr global i32 0, align 4, !dbg !0
@seen_x = internal unnamed_addr global i32 0, align 4, !dbg !35
@seen_y = internal global i32 0, align 4, !dbg !38
@.str = private unnamed_addr constant [20 x i8] c"seen_x + seen_y > 0\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [14 x i8] c"assembly_ok.c\00", align 1, !dbg !24
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !29
@x = internal unnamed_addr global i32 0, align 4, !dbg !40
@y = internal unnamed_addr global i32 0, align 4, !dbg !44

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !53 {
entry:
  %a = alloca i64, align 8, !DIAssignID !62
    #dbg_assign(i1 undef, !57, !DIExpression(), !62, ptr %a, !DIExpression(), !63)
  %b = alloca i64, align 8, !DIAssignID !64
    #dbg_assign(i1 undef, !61, !DIExpression(), !64, ptr %b, !DIExpression(), !63)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #4, !dbg !65
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #4, !dbg !65
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @first, ptr noundef null) #4, !dbg !66
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @second, ptr noundef null) #4, !dbg !67
  %0 = load atomic i32, ptr @is_ready acquire, align 4, !dbg !68
  %tobool.not4 = icmp eq i32 %0, 0, !dbg !69
  br i1 %tobool.not4, label %while.body, label %while.end, !dbg !70

while.body:                                       ; preds = %entry, %while.body
  call void asm sideeffect "rep; nop", "~{memory},~{dirflag},~{fpsr},~{flags}"() #4, !dbg !71, !srcloc !76
  %1 = load atomic i32, ptr @is_ready acquire, align 4, !dbg !68
  %tobool.not = icmp eq i32 %1, 0, !dbg !69
  br i1 %tobool.not, label %while.body, label %while.end, !dbg !70, !llvm.loop !77

while.end:                                        ; preds = %while.body, %entry
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #4, !dbg !81, !srcloc !84
  %2 = load i64, ptr %a, align 8, !dbg !85, !tbaa !86
  %call2 = call i32 @pthread_join(i64 noundef %2, ptr noundef null) #4, !dbg !90
  %3 = load i64, ptr %b, align 8, !dbg !91, !tbaa !86
  %call3 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #4, !dbg !92
  %4 = load i32, ptr @seen_x, align 4, !dbg !93, !tbaa !94
  %5 = load i32, ptr @seen_y, align 4, !dbg !93, !tbaa !94
  %add = add nsw i32 %5, %4, !dbg !93
  %cmp = icmp sgt i32 %add, 0, !dbg !93
  br i1 %cmp, label %cond.end, label %cond.false, !dbg !93

cond.false:                                       ; preds = %while.end
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 57, ptr noundef nonnull @__func__.main) #5, !dbg !93
  unreachable, !dbg !93

cond.end:                                         ; preds = %while.end
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #4, !dbg !96
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #4, !dbg !96
  ret i32 0, !dbg !97
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !98 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noundef ptr @first(ptr nocapture readnone %unused) #0 !dbg !133 {
entry:
    #dbg_value(ptr poison, !135, !DIExpression(), !136)
    #dbg_value(i32 1, !137, !DIExpression(), !142)
  %0 = tail call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 1) #6, !dbg !144, !srcloc !145
    #dbg_value(i32 %0, !137, !DIExpression(), !142)
  store atomic i32 %0, ptr @x monotonic, align 4, !dbg !146
  tail call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #4, !dbg !147, !srcloc !150
  %1 = load atomic i32, ptr @y monotonic, align 4, !dbg !151
    #dbg_value(ptr @seen_y, !152, !DIExpression(), !159)
  %2 = tail call ptr asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(ptr nonnull @seen_y) #6, !dbg !161, !srcloc !162
    #dbg_value(ptr %2, !158, !DIExpression(), !159)
  store i32 %1, ptr %2, align 4, !dbg !163, !tbaa !94
  store atomic i32 1, ptr @is_ready release, align 4, !dbg !164
  ret ptr null, !dbg !165
}

; Function Attrs: nounwind uwtable
define internal noundef ptr @second(ptr nocapture readnone %unused) #0 !dbg !166 {
entry:
    #dbg_value(ptr poison, !168, !DIExpression(), !169)
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !170
  tail call void asm sideeffect ".p2align 4, 0x90", "~{dirflag},~{fpsr},~{flags}"() #4, !dbg !171, !srcloc !174
  tail call void asm sideeffect "lock; addl $$0,0(%rsp)", "~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"() #4, !dbg !175, !srcloc !178
  %0 = load atomic i32, ptr @x monotonic, align 4, !dbg !179
  store i32 %0, ptr @seen_x, align 4, !dbg !180, !tbaa !94
  ret ptr null, !dbg !181
}

declare !dbg !182 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !186 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "is_ready", scope: !2, file: !3, line: 12, type: !42, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assembly_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "3c70fd5ad00501ac41108c752b59852e")
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
!17 = !{!18, !24, !29, !0, !35, !38, !40, !44}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 160, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 20)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 112, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 14)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 40, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 5)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "seen_x", scope: !2, file: !3, line: 13, type: !37, isLocal: true, isDefinition: true)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "seen_y", scope: !2, file: !3, line: 13, type: !37, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 12, type: !42, isLocal: true, isDefinition: true)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !54, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!37}
!56 = !{!57, !61}
!57 = !DILocalVariable(name: "a", scope: !53, file: !3, line: 49, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !59, line: 39, baseType: !60)
!59 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !DILocalVariable(name: "b", scope: !53, file: !3, line: 49, type: !58)
!62 = distinct !DIAssignID()
!63 = !DILocation(line: 0, scope: !53)
!64 = distinct !DIAssignID()
!65 = !DILocation(line: 49, column: 3, scope: !53)
!66 = !DILocation(line: 50, column: 3, scope: !53)
!67 = !DILocation(line: 51, column: 3, scope: !53)
!68 = !DILocation(line: 52, column: 11, scope: !53)
!69 = !DILocation(line: 52, column: 10, scope: !53)
!70 = !DILocation(line: 52, column: 3, scope: !53)
!71 = !DILocation(line: 16, column: 34, scope: !72, inlinedAt: !75)
!72 = distinct !DISubprogram(name: "relax", scope: !3, file: !3, line: 16, type: !73, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!73 = !DISubroutineType(types: !74)
!74 = !{null}
!75 = distinct !DILocation(line: 53, column: 5, scope: !53)
!76 = !{i64 579}
!77 = distinct !{!77, !70, !78, !79, !80}
!78 = !DILocation(line: 53, column: 11, scope: !53)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !{!"llvm.loop.unroll.disable"}
!81 = !DILocation(line: 15, column: 45, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "compiler_barrier", scope: !3, file: !3, line: 15, type: !73, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!83 = distinct !DILocation(line: 54, column: 3, scope: !53)
!84 = !{i64 505}
!85 = !DILocation(line: 55, column: 16, scope: !53)
!86 = !{!87, !87, i64 0}
!87 = !{!"long", !88, i64 0}
!88 = !{!"omnipotent char", !89, i64 0}
!89 = !{!"Simple C/C++ TBAA"}
!90 = !DILocation(line: 55, column: 3, scope: !53)
!91 = !DILocation(line: 56, column: 16, scope: !53)
!92 = !DILocation(line: 56, column: 3, scope: !53)
!93 = !DILocation(line: 57, column: 3, scope: !53)
!94 = !{!95, !95, i64 0}
!95 = !{!"int", !88, i64 0}
!96 = !DILocation(line: 59, column: 1, scope: !53)
!97 = !DILocation(line: 58, column: 3, scope: !53)
!98 = !DISubprogram(name: "pthread_create", scope: !99, file: !99, line: 56, type: !100, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "75f9e3a6fd4edaecf2f803e50b9972aa")
!100 = !DISubroutineType(types: !101)
!101 = !{!37, !102, !104, !129, !132}
!102 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !103)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !105)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !107)
!107 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !59, line: 112, baseType: !108)
!108 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !59, line: 96, size: 448, elements: !109)
!109 = !{!110, !123, !127}
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !108, file: !59, line: 106, baseType: !111, size: 384)
!111 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !108, file: !59, line: 97, size: 384, elements: !112)
!112 = !{!113, !114, !117, !118, !119, !120, !121, !122}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !111, file: !59, line: 98, baseType: !37, size: 32)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !111, file: !59, line: 99, baseType: !115, size: 64, offset: 64)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !116, line: 18, baseType: !60)
!116 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!117 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !111, file: !59, line: 100, baseType: !115, size: 64, offset: 128)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !111, file: !59, line: 101, baseType: !37, size: 32, offset: 192)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !111, file: !59, line: 102, baseType: !37, size: 32, offset: 224)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !111, file: !59, line: 103, baseType: !37, size: 32, offset: 256)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !111, file: !59, line: 104, baseType: !37, size: 32, offset: 288)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !111, file: !59, line: 105, baseType: !16, size: 64, offset: 320)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !108, file: !59, line: 107, baseType: !124, size: 448)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 448, elements: !125)
!125 = !{!126}
!126 = !DISubrange(count: 56)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !108, file: !59, line: 108, baseType: !128, size: 64)
!128 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !130, size: 64)
!130 = !DISubroutineType(types: !131)
!131 = !{!16, !16}
!132 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!133 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 30, type: !130, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !134)
!134 = !{!135}
!135 = !DILocalVariable(name: "unused", arg: 1, scope: !133, file: !3, line: 30, type: !16)
!136 = !DILocation(line: 0, scope: !133)
!137 = !DILocalVariable(name: "value", arg: 1, scope: !138, file: !3, line: 20, type: !37)
!138 = distinct !DISubprogram(name: "hidden", scope: !3, file: !3, line: 20, type: !139, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !141)
!139 = !DISubroutineType(types: !140)
!140 = !{!37, !37}
!141 = !{!137}
!142 = !DILocation(line: 0, scope: !138, inlinedAt: !143)
!143 = distinct !DILocation(line: 32, column: 29, scope: !133)
!144 = !DILocation(line: 21, column: 3, scope: !138, inlinedAt: !143)
!145 = !{i64 934}
!146 = !DILocation(line: 32, column: 3, scope: !133)
!147 = !DILocation(line: 17, column: 41, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "full_barrier", scope: !3, file: !3, line: 17, type: !73, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!149 = distinct !DILocation(line: 33, column: 3, scope: !133)
!150 = !{i64 668}
!151 = !DILocation(line: 34, column: 30, scope: !133)
!152 = !DILocalVariable(name: "pointer", arg: 1, scope: !153, file: !3, line: 24, type: !156)
!153 = distinct !DISubprogram(name: "hidden_pointer", scope: !3, file: !3, line: 24, type: !154, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !157)
!154 = !DISubroutineType(types: !155)
!155 = !{!156, !156}
!156 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!157 = !{!152, !158}
!158 = !DILocalVariable(name: "same", scope: !153, file: !3, line: 25, type: !156)
!159 = !DILocation(line: 0, scope: !153, inlinedAt: !160)
!160 = distinct !DILocation(line: 34, column: 4, scope: !133)
!161 = !DILocation(line: 26, column: 3, scope: !153, inlinedAt: !160)
!162 = !{i64 1044}
!163 = !DILocation(line: 34, column: 28, scope: !133)
!164 = !DILocation(line: 35, column: 3, scope: !133)
!165 = !DILocation(line: 36, column: 3, scope: !133)
!166 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 39, type: !130, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !167)
!167 = !{!168}
!168 = !DILocalVariable(name: "unused", arg: 1, scope: !166, file: !3, line: 39, type: !16)
!169 = !DILocation(line: 0, scope: !166)
!170 = !DILocation(line: 41, column: 3, scope: !166)
!171 = !DILocation(line: 19, column: 39, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "align_code", scope: !3, file: !3, line: 19, type: !73, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!173 = distinct !DILocation(line: 42, column: 3, scope: !166)
!174 = !{i64 863}
!175 = !DILocation(line: 18, column: 42, scope: !176, inlinedAt: !177)
!176 = distinct !DISubprogram(name: "stack_barrier", scope: !3, file: !3, line: 18, type: !73, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!177 = distinct !DILocation(line: 43, column: 3, scope: !166)
!178 = !{i64 756}
!179 = !DILocation(line: 44, column: 12, scope: !166)
!180 = !DILocation(line: 44, column: 10, scope: !166)
!181 = !DILocation(line: 45, column: 3, scope: !166)
!182 = !DISubprogram(name: "pthread_join", scope: !99, file: !99, line: 58, type: !183, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!183 = !DISubroutineType(types: !184)
!184 = !{!37, !58, !185}
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!186 = !DISubprogram(name: "__assert_fail", scope: !187, file: !187, line: 9, type: !188, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!187 = !DIFile(filename: "../../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!188 = !DISubroutineType(types: !189)
!189 = !{null, !190, !190, !7, !190}
!190 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
