; ModuleID = 'clock_of_processor.c'
source_filename = "clock_of_processor.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0
@pointers.0 = internal unnamed_addr global ptr null, align 16, !dbg !7
@pointers.1 = internal unnamed_addr global ptr null, align 16, !dbg !22
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !13

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !30 {
entry:
  %thread = alloca i64, align 8, !DIAssignID !43
    #dbg_assign(i1 undef, !39, !DIExpression(), !43, ptr %thread, !DIExpression(), !44)
  %0 = tail call i64 @llvm.x86.rdtsc(), !dbg !45
    #dbg_value(i64 %0, !35, !DIExpression(), !44)
  %add = add i64 %0, 100
  br label %do.body, !dbg !46

do.body:                                          ; preds = %do.body, %entry
  %1 = tail call i64 @llvm.x86.rdtsc(), !dbg !47
    #dbg_value(i64 %1, !37, !DIExpression(), !44)
  %cmp = icmp ult i64 %1, %add, !dbg !48
  br i1 %cmp, label %do.body, label %do.end, !dbg !49, !llvm.loop !50

do.end:                                           ; preds = %do.body
  %cmp1 = icmp ugt i64 %1, %0, !dbg !54
  %conv = zext i1 %cmp1 to i32, !dbg !54
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %conv), !dbg !55
  %2 = tail call i64 @llvm.readcyclecounter(), !dbg !56
    #dbg_value(i64 %2, !38, !DIExpression(), !44)
  %cmp2 = icmp uge i64 %2, %1, !dbg !57
  %conv3 = zext i1 %cmp2 to i32, !dbg !57
  %call4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %conv3), !dbg !58
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #2, !dbg !59
  %3 = tail call ptr @llvm.thread.pointer(), !dbg !60
  store ptr %3, ptr @pointers.0, align 16, !dbg !61, !tbaa !62
  %call5 = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @other, ptr noundef null) #2, !dbg !66
  %4 = load i64, ptr %thread, align 8, !dbg !67, !tbaa !68
  %call6 = call i32 @pthread_join(i64 noundef %4, ptr noundef null) #2, !dbg !70
  %5 = load ptr, ptr @pointers.0, align 16, !dbg !71, !tbaa !62
  %cmp7 = icmp eq ptr %5, %3, !dbg !72
  %conv8 = zext i1 %cmp7 to i32, !dbg !72
  %6 = load ptr, ptr @pointers.1, align 16, !dbg !73, !tbaa !62
  %cmp9 = icmp eq ptr %5, %6, !dbg !74
  %conv10 = zext i1 %cmp9 to i32, !dbg !74
  %call11 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv8, i32 noundef %conv10), !dbg !75
  %7 = load ptr, ptr @pointers.0, align 16, !dbg !76, !tbaa !62
  %cmp12 = icmp ne ptr %7, null, !dbg !77
  %8 = load ptr, ptr @pointers.1, align 16, !dbg !78
  %cmp14 = icmp ne ptr %8, null, !dbg !78
  %9 = select i1 %cmp12, i1 %cmp14, i1 false, !dbg !78
  %land.ext = zext i1 %9 to i32, !dbg !78
  %call16 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %land.ext), !dbg !79
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #2, !dbg !80
  ret i32 0, !dbg !80
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare i64 @llvm.x86.rdtsc() #2

; Function Attrs: nofree nounwind
declare !dbg !81 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.thread.pointer() #5

declare !dbg !88 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none) uwtable
define internal noundef ptr @other(ptr noundef readnone returned %unused) #7 !dbg !123 {
entry:
    #dbg_value(ptr %unused, !125, !DIExpression(), !126)
  %0 = tail call ptr @llvm.thread.pointer(), !dbg !127
  store ptr %0, ptr @pointers.1, align 16, !dbg !128, !tbaa !62
  ret ptr %unused, !dbg !129
}

declare !dbg !130 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "clock_of_processor.c", directory: ".", checksumkind: CSK_MD5, checksum: "f532fa55083e81de7e94b1a25bc9dd00")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 64))
!8 = distinct !DIGlobalVariable(name: "pointers", scope: !9, file: !2, line: 7, type: !19, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!0, !13, !18}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 7)
!18 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 128, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 2)
!22 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_LLVM_fragment, 64, 64))
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!30 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 14, type: !31, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !34)
!31 = !DISubroutineType(types: !32)
!32 = !{!33}
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !{!35, !37, !38, !39}
!35 = !DILocalVariable(name: "first", scope: !30, file: !2, line: 15, type: !36)
!36 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DILocalVariable(name: "second", scope: !30, file: !2, line: 15, type: !36)
!38 = !DILocalVariable(name: "third", scope: !30, file: !2, line: 20, type: !36)
!39 = !DILocalVariable(name: "thread", scope: !30, file: !2, line: 23, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 75, baseType: !42)
!41 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = distinct !DIAssignID()
!44 = !DILocation(line: 0, scope: !30)
!45 = !DILocation(line: 15, column: 30, scope: !30)
!46 = !DILocation(line: 16, column: 3, scope: !30)
!47 = !DILocation(line: 17, column: 14, scope: !30)
!48 = !DILocation(line: 18, column: 17, scope: !30)
!49 = !DILocation(line: 17, column: 5, scope: !30)
!50 = distinct !{!50, !46, !51, !52, !53}
!51 = !DILocation(line: 18, column: 30, scope: !30)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !{!"llvm.loop.unroll.disable"}
!54 = !DILocation(line: 19, column: 25, scope: !30)
!55 = !DILocation(line: 19, column: 3, scope: !30)
!56 = !DILocation(line: 20, column: 30, scope: !30)
!57 = !DILocation(line: 21, column: 24, scope: !30)
!58 = !DILocation(line: 21, column: 3, scope: !30)
!59 = !DILocation(line: 23, column: 3, scope: !30)
!60 = !DILocation(line: 24, column: 17, scope: !30)
!61 = !DILocation(line: 24, column: 15, scope: !30)
!62 = !{!63, !63, i64 0}
!63 = !{!"any pointer", !64, i64 0}
!64 = !{!"omnipotent char", !65, i64 0}
!65 = !{!"Simple C/C++ TBAA"}
!66 = !DILocation(line: 25, column: 3, scope: !30)
!67 = !DILocation(line: 26, column: 16, scope: !30)
!68 = !{!69, !69, i64 0}
!69 = !{!"long", !64, i64 0}
!70 = !DILocation(line: 26, column: 3, scope: !30)
!71 = !DILocation(line: 27, column: 21, scope: !30)
!72 = !DILocation(line: 27, column: 33, scope: !30)
!73 = !DILocation(line: 27, column: 79, scope: !30)
!74 = !DILocation(line: 27, column: 76, scope: !30)
!75 = !DILocation(line: 27, column: 3, scope: !30)
!76 = !DILocation(line: 28, column: 18, scope: !30)
!77 = !DILocation(line: 28, column: 30, scope: !30)
!78 = !DILocation(line: 28, column: 38, scope: !30)
!79 = !DILocation(line: 28, column: 3, scope: !30)
!80 = !DILocation(line: 29, column: 1, scope: !30)
!81 = !DISubprogram(name: "printf", scope: !82, file: !82, line: 44, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "ead6eea74c339c03b5b1ca631994b452")
!83 = !DISubroutineType(types: !84)
!84 = !{!33, !85, null}
!85 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !86)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!88 = !DISubprogram(name: "pthread_create", scope: !89, file: !89, line: 60, type: !90, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "83b47baa7c47b52bd45051ff153e725e")
!90 = !DISubroutineType(types: !91)
!91 = !{!33, !92, !94, !119, !122}
!92 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !93)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!94 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !95)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !97)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !41, line: 148, baseType: !98)
!98 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !41, line: 132, size: 448, elements: !99)
!99 = !{!100, !113, !117}
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !98, file: !41, line: 142, baseType: !101, size: 384)
!101 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !98, file: !41, line: 133, size: 384, elements: !102)
!102 = !{!103, !104, !107, !108, !109, !110, !111, !112}
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !101, file: !41, line: 134, baseType: !33, size: 32)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !101, file: !41, line: 135, baseType: !105, size: 64, offset: 64)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !106, line: 18, baseType: !42)
!106 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !101, file: !41, line: 136, baseType: !105, size: 64, offset: 128)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !101, file: !41, line: 137, baseType: !33, size: 32, offset: 192)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !101, file: !41, line: 138, baseType: !33, size: 32, offset: 224)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !101, file: !41, line: 139, baseType: !33, size: 32, offset: 256)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !101, file: !41, line: 140, baseType: !33, size: 32, offset: 288)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !101, file: !41, line: 141, baseType: !11, size: 64, offset: 320)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !98, file: !41, line: 143, baseType: !114, size: 448)
!114 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !115)
!115 = !{!116}
!116 = !DISubrange(count: 56)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !98, file: !41, line: 144, baseType: !118, size: 64)
!118 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!120 = !DISubroutineType(types: !121)
!121 = !{!11, !11}
!122 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !11)
!123 = distinct !DISubprogram(name: "other", scope: !2, file: !2, line: 9, type: !120, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !124)
!124 = !{!125}
!125 = !DILocalVariable(name: "unused", arg: 1, scope: !123, file: !2, line: 9, type: !11)
!126 = !DILocation(line: 0, scope: !123)
!127 = !DILocation(line: 10, column: 17, scope: !123)
!128 = !DILocation(line: 10, column: 15, scope: !123)
!129 = !DILocation(line: 11, column: 3, scope: !123)
!130 = !DISubprogram(name: "pthread_join", scope: !89, file: !89, line: 62, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!33, !40, !133}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
