; ModuleID = 'atomics_by_name.c'
source_filename = "atomics_by_name.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [45 x i8] c"fetch_add(&x, 4, 5) == 5 && load(&x, 2) == 9\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [18 x i8] c"atomics_by_name.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [9 x i8] c"b == 200\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [52 x i8] c"exchange(&w, 1ull << 40, 4) == 7 && w == 1ull << 40\00", align 1, !dbg !23
@.str.4 = private unnamed_addr constant [45 x i8] c"!exchange_if_half(&h, &e, 8, 5, 5) && e == 3\00", align 1, !dbg !28
@.str.5 = private unnamed_addr constant [44 x i8] c"exchange_if_half(&h, &e, 8, 4, 2) && h == 8\00", align 1, !dbg !30
@.str.6 = private unnamed_addr constant [51 x i8] c"exchange_if(&x, &expected, 1, 5, 0) == 1 && x == 1\00", align 1, !dbg !35
@.str.7 = private unnamed_addr constant [38 x i8] c"fetch_nand(&x, 3, 0) == 1 && x == ~1u\00", align 1, !dbg !40

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !54 {
entry:
  %x = alloca i32, align 4, !DIAssignID !73
    #dbg_assign(i1 undef, !59, !DIExpression(), !73, ptr %x, !DIExpression(), !74)
  %expected = alloca i32, align 4, !DIAssignID !75
    #dbg_assign(i1 undef, !61, !DIExpression(), !75, ptr %expected, !DIExpression(), !74)
  %b = alloca i8, align 1, !DIAssignID !76
    #dbg_assign(i1 undef, !62, !DIExpression(), !76, ptr %b, !DIExpression(), !74)
  %w = alloca i64, align 8, !DIAssignID !77
    #dbg_assign(i1 undef, !66, !DIExpression(), !77, ptr %w, !DIExpression(), !74)
  %h = alloca i16, align 2, !DIAssignID !78
    #dbg_assign(i1 undef, !69, !DIExpression(), !78, ptr %h, !DIExpression(), !74)
  %e = alloca i16, align 2, !DIAssignID !79
    #dbg_assign(i1 undef, !72, !DIExpression(), !79, ptr %e, !DIExpression(), !74)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %x) #4, !dbg !80
  store i32 5, ptr %x, align 4, !dbg !81, !tbaa !82, !DIAssignID !86
    #dbg_assign(i32 5, !59, !DIExpression(), !86, ptr %x, !DIExpression(), !74)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %expected) #4, !dbg !80
  store i32 9, ptr %expected, align 4, !dbg !87, !tbaa !82, !DIAssignID !88
    #dbg_assign(i32 9, !61, !DIExpression(), !88, ptr %expected, !DIExpression(), !74)
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %b) #4, !dbg !89
  store i8 1, ptr %b, align 1, !dbg !90, !tbaa !91, !DIAssignID !92
    #dbg_assign(i8 1, !62, !DIExpression(), !92, ptr %b, !DIExpression(), !74)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %w) #4, !dbg !93
  store i64 7, ptr %w, align 8, !dbg !94, !tbaa !95, !DIAssignID !97
    #dbg_assign(i64 7, !66, !DIExpression(), !97, ptr %w, !DIExpression(), !74)
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %h) #4, !dbg !98
  store i16 3, ptr %h, align 2, !dbg !99, !tbaa !100, !DIAssignID !102
    #dbg_assign(i16 3, !69, !DIExpression(), !102, ptr %h, !DIExpression(), !74)
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %e) #4, !dbg !98
  store i16 4, ptr %e, align 2, !dbg !103, !tbaa !100, !DIAssignID !104
    #dbg_assign(i16 4, !72, !DIExpression(), !104, ptr %e, !DIExpression(), !74)
  %call = call i32 @__atomic_fetch_add_4(ptr noundef nonnull %x, i32 noundef 4, i32 noundef 5) #4, !dbg !105
  %cmp = icmp eq i32 %call, 5, !dbg !105
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !105

land.lhs.true:                                    ; preds = %entry
  %call1 = call i32 @__atomic_load_4(ptr noundef nonnull %x, i32 noundef 2) #4, !dbg !105
  %cmp2 = icmp eq i32 %call1, 9, !dbg !105
  br i1 %cmp2, label %cond.end, label %cond.false, !dbg !105

cond.false:                                       ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 21, ptr noundef nonnull @__func__.main) #5, !dbg !105
  unreachable, !dbg !105

cond.end:                                         ; preds = %land.lhs.true
  call void @__atomic_store_1(ptr noundef nonnull %b, i8 noundef zeroext -56, i32 noundef 3) #4, !dbg !106
  %0 = load i8, ptr %b, align 1, !dbg !107, !tbaa !91
  %cmp3 = icmp eq i8 %0, -56, !dbg !107
  br i1 %cmp3, label %cond.end7, label %cond.false6, !dbg !107

cond.false6:                                      ; preds = %cond.end
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 23, ptr noundef nonnull @__func__.main) #5, !dbg !107
  unreachable, !dbg !107

cond.end7:                                        ; preds = %cond.end
  %call8 = call i64 @__atomic_exchange_8(ptr noundef nonnull %w, i64 noundef 1099511627776, i32 noundef 4) #4, !dbg !108
  %cmp9 = icmp eq i64 %call8, 7, !dbg !108
  %1 = load i64, ptr %w, align 8, !dbg !108
  %cmp12 = icmp eq i64 %1, 1099511627776, !dbg !108
  %or.cond = select i1 %cmp9, i1 %cmp12, i1 false, !dbg !108
  br i1 %or.cond, label %cond.end16, label %cond.false15, !dbg !108

cond.false15:                                     ; preds = %cond.end7
  call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 24, ptr noundef nonnull @__func__.main) #5, !dbg !108
  unreachable, !dbg !108

cond.end16:                                       ; preds = %cond.end7
  %call17 = call zeroext i1 @__atomic_compare_exchange_2(ptr noundef nonnull %h, ptr noundef nonnull %e, i16 noundef zeroext 8, i32 noundef 5, i32 noundef 5) #4, !dbg !109
  %2 = load i16, ptr %e, align 2, !dbg !109
  %cmp20 = icmp ne i16 %2, 3, !dbg !109
  %or.cond52.not = select i1 %call17, i1 true, i1 %cmp20, !dbg !109
  br i1 %or.cond52.not, label %cond.false23, label %cond.end24, !dbg !109

cond.false23:                                     ; preds = %cond.end16
  call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1, i32 noundef 25, ptr noundef nonnull @__func__.main) #5, !dbg !109
  unreachable, !dbg !109

cond.end24:                                       ; preds = %cond.end16
  %call25 = call zeroext i1 @__atomic_compare_exchange_2(ptr noundef nonnull %h, ptr noundef nonnull %e, i16 noundef zeroext 8, i32 noundef 4, i32 noundef 2) #4, !dbg !110
  %3 = load i16, ptr %h, align 2, !dbg !110
  %cmp29 = icmp eq i16 %3, 8, !dbg !110
  %or.cond53 = select i1 %call25, i1 %cmp29, i1 false, !dbg !110
  br i1 %or.cond53, label %cond.end33, label %cond.false32, !dbg !110

cond.false32:                                     ; preds = %cond.end24
  call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, i32 noundef 26, ptr noundef nonnull @__func__.main) #5, !dbg !110
  unreachable, !dbg !110

cond.end33:                                       ; preds = %cond.end24
  %call34 = call i32 @__atomic_compare_exchange_4(ptr noundef nonnull %x, ptr noundef nonnull %expected, i32 noundef 1, i32 noundef 5, i32 noundef 0) #4, !dbg !111
  %cmp35 = icmp eq i32 %call34, 1, !dbg !111
  %4 = load i32, ptr %x, align 4, !dbg !111
  %cmp38 = icmp eq i32 %4, 1, !dbg !111
  %or.cond54 = select i1 %cmp35, i1 %cmp38, i1 false, !dbg !111
  br i1 %or.cond54, label %cond.end42, label %cond.false41, !dbg !111

cond.false41:                                     ; preds = %cond.end33
  call void @__assert_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.1, i32 noundef 27, ptr noundef nonnull @__func__.main) #5, !dbg !111
  unreachable, !dbg !111

cond.end42:                                       ; preds = %cond.end33
  %call43 = call i32 @__atomic_fetch_nand_4(ptr noundef nonnull %x, i32 noundef 3, i32 noundef 0) #4, !dbg !112
  %cmp44 = icmp eq i32 %call43, 1, !dbg !112
  %5 = load i32, ptr %x, align 4, !dbg !112
  %cmp47 = icmp eq i32 %5, -2, !dbg !112
  %or.cond55 = select i1 %cmp44, i1 %cmp47, i1 false, !dbg !112
  br i1 %or.cond55, label %cond.end51, label %cond.false50, !dbg !112

cond.false50:                                     ; preds = %cond.end42
  call void @__assert_fail(ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.1, i32 noundef 28, ptr noundef nonnull @__func__.main) #5, !dbg !112
  unreachable, !dbg !112

cond.end51:                                       ; preds = %cond.end42
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %e) #4, !dbg !113
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %h) #4, !dbg !113
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %w) #4, !dbg !113
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %b) #4, !dbg !113
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %expected) #4, !dbg !113
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %x) #4, !dbg !113
  ret i32 0, !dbg !114
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !115 i32 @__atomic_fetch_add_4(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !120 i32 @__atomic_load_4(ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !123 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

declare !dbg !128 void @__atomic_store_1(ptr noundef, i8 noundef zeroext, i32 noundef) local_unnamed_addr #2

declare !dbg !131 i64 @__atomic_exchange_8(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !134 zeroext i1 @__atomic_compare_exchange_2(ptr noundef, ptr noundef, i16 noundef zeroext, i32 noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !139 i32 @__atomic_compare_exchange_4(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !142 i32 @__atomic_fetch_nand_4(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!45}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "atomics_by_name.c", directory: ".", checksumkind: CSK_MD5, checksum: "2301aa7ce0eeafe293238105cea6f12a")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 360, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 45)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 18)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 9)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 416, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 52)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !3, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 352, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 44)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 408, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 51)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 304, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 38)
!45 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !46, splitDebugInlining: false, nameTableKind: None)
!46 = !{!0, !7, !12, !18, !23, !28, !30, !35, !40}
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!54 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 16, type: !55, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !45, retainedNodes: !58)
!55 = !DISubroutineType(types: !56)
!56 = !{!57}
!57 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!58 = !{!59, !61, !62, !66, !69, !72}
!59 = !DILocalVariable(name: "x", scope: !54, file: !2, line: 17, type: !60)
!60 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!61 = !DILocalVariable(name: "expected", scope: !54, file: !2, line: 17, type: !60)
!62 = !DILocalVariable(name: "b", scope: !54, file: !2, line: 18, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !64, line: 8, baseType: !65)
!64 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "78c4f75d05cc47f1c15dc60e3adeca04")
!65 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!66 = !DILocalVariable(name: "w", scope: !54, file: !2, line: 19, type: !67)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !64, line: 14, baseType: !68)
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DILocalVariable(name: "h", scope: !54, file: !2, line: 20, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !64, line: 10, baseType: !71)
!71 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!72 = !DILocalVariable(name: "e", scope: !54, file: !2, line: 20, type: !70)
!73 = distinct !DIAssignID()
!74 = !DILocation(line: 0, scope: !54)
!75 = distinct !DIAssignID()
!76 = distinct !DIAssignID()
!77 = distinct !DIAssignID()
!78 = distinct !DIAssignID()
!79 = distinct !DIAssignID()
!80 = !DILocation(line: 17, column: 3, scope: !54)
!81 = !DILocation(line: 17, column: 12, scope: !54)
!82 = !{!83, !83, i64 0}
!83 = !{!"int", !84, i64 0}
!84 = !{!"omnipotent char", !85, i64 0}
!85 = !{!"Simple C/C++ TBAA"}
!86 = distinct !DIAssignID()
!87 = !DILocation(line: 17, column: 19, scope: !54)
!88 = distinct !DIAssignID()
!89 = !DILocation(line: 18, column: 3, scope: !54)
!90 = !DILocation(line: 18, column: 11, scope: !54)
!91 = !{!84, !84, i64 0}
!92 = distinct !DIAssignID()
!93 = !DILocation(line: 19, column: 3, scope: !54)
!94 = !DILocation(line: 19, column: 12, scope: !54)
!95 = !{!96, !96, i64 0}
!96 = !{!"long", !84, i64 0}
!97 = distinct !DIAssignID()
!98 = !DILocation(line: 20, column: 3, scope: !54)
!99 = !DILocation(line: 20, column: 12, scope: !54)
!100 = !{!101, !101, i64 0}
!101 = !{!"short", !84, i64 0}
!102 = distinct !DIAssignID()
!103 = !DILocation(line: 20, column: 19, scope: !54)
!104 = distinct !DIAssignID()
!105 = !DILocation(line: 21, column: 3, scope: !54)
!106 = !DILocation(line: 22, column: 3, scope: !54)
!107 = !DILocation(line: 23, column: 3, scope: !54)
!108 = !DILocation(line: 24, column: 3, scope: !54)
!109 = !DILocation(line: 25, column: 3, scope: !54)
!110 = !DILocation(line: 26, column: 3, scope: !54)
!111 = !DILocation(line: 27, column: 3, scope: !54)
!112 = !DILocation(line: 28, column: 3, scope: !54)
!113 = !DILocation(line: 30, column: 1, scope: !54)
!114 = !DILocation(line: 29, column: 3, scope: !54)
!115 = !DISubprogram(name: "fetch_add", linkageName: "__atomic_fetch_add_4", scope: !2, file: !2, line: 7, type: !116, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!116 = !DISubroutineType(types: !117)
!117 = !{!60, !118, !60, !57}
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: null)
!120 = !DISubprogram(name: "load", linkageName: "__atomic_load_4", scope: !2, file: !2, line: 8, type: !121, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DISubroutineType(types: !122)
!122 = !{!60, !118, !57}
!123 = !DISubprogram(name: "__assert_fail", scope: !124, file: !124, line: 9, type: !125, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!124 = !DIFile(filename: "../../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!125 = !DISubroutineType(types: !126)
!126 = !{null, !127, !127, !60, !127}
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!128 = !DISubprogram(name: "store", linkageName: "__atomic_store_1", scope: !2, file: !2, line: 9, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!129 = !DISubroutineType(types: !130)
!130 = !{null, !118, !63, !57}
!131 = !DISubprogram(name: "exchange", linkageName: "__atomic_exchange_8", scope: !2, file: !2, line: 10, type: !132, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!132 = !DISubroutineType(types: !133)
!133 = !{!67, !118, !67, !57}
!134 = !DISubprogram(name: "exchange_if_half", linkageName: "__atomic_compare_exchange_2", scope: !2, file: !2, line: 11, type: !135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubroutineType(types: !136)
!136 = !{!137, !118, !138, !70, !57, !57}
!137 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!138 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!139 = !DISubprogram(name: "exchange_if", linkageName: "__atomic_compare_exchange_4", scope: !2, file: !2, line: 13, type: !140, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!140 = !DISubroutineType(types: !141)
!141 = !{!57, !118, !138, !60, !57, !57}
!142 = !DISubprogram(name: "fetch_nand", linkageName: "__atomic_fetch_nand_4", scope: !2, file: !2, line: 14, type: !116, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
