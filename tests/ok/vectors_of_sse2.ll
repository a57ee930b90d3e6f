; ModuleID = 'vectors_of_sse2.c'
source_filename = "vectors_of_sse2.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str.1 = private unnamed_addr constant [4 x i8] c"%x\0A\00", align 1, !dbg !0
@.str.2 = private unnamed_addr constant [7 x i8] c"%x %x\0A\00", align 1, !dbg !7
@__const.main.amounts = private unnamed_addr constant [9 x i32] [i32 0, i32 1, i32 15, i32 16, i32 31, i32 32, i32 63, i32 64, i32 -1], align 16
@.str.3 = private unnamed_addr constant [6 x i8] c"%llx \00", align 1, !dbg !12

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %argc, ptr nocapture noundef readnone %argv) local_unnamed_addr #0 !dbg !33 {
entry:
    #dbg_assign(i1 undef, !62, !DIExpression(), !104, ptr @__const.main.amounts, !DIExpression(), !105)
    #dbg_value(i32 %argc, !40, !DIExpression(), !105)
    #dbg_value(ptr %argv, !41, !DIExpression(), !105)
    #dbg_value(<16 x i8> <i8 97, i8 -128, i8 122, i8 -1, i8 127, i8 46, i8 45, i8 -127, i8 32, i8 48, i8 49, i8 50, i8 51, i8 52, i8 53, i8 54>, !42, !DIExpression(), !105)
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef 138), !dbg !106
  %call2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef 5, i32 noundef 2), !dbg !107
    #dbg_value(<8 x i16> <i16 1, i16 -1, i16 32767, i16 -32768, i16 2, i16 3, i16 4, i16 5>, !47, !DIExpression(), !105)
    #dbg_value(<4 x i32> <i32 1, i32 -1, i32 2147483647, i32 -5>, !53, !DIExpression(), !105)
    #dbg_value(<2 x i64> <i64 -1, i64 81985529216486895>, !56, !DIExpression(), !105)
    #dbg_assign(i1 undef, !62, !DIExpression(), !108, ptr @__const.main.amounts, !DIExpression(), !105)
    #dbg_value(i32 0, !66, !DIExpression(), !109)
  %add = add i32 %argc, -1
    #dbg_value(i32 0, !66, !DIExpression(), !109)
  br label %for.body, !dbg !110

for.cond.cleanup:                                 ; preds = %for.cond.cleanup128
  ret i32 0, !dbg !111

for.body:                                         ; preds = %entry, %for.cond.cleanup128
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.cond.cleanup128 ]
    #dbg_value(i64 %indvars.iv, !66, !DIExpression(), !109)
  %arrayidx = getelementptr inbounds [9 x i32], ptr @__const.main.amounts, i64 0, i64 %indvars.iv, !dbg !112
  %0 = load i32, ptr %arrayidx, align 4, !dbg !112, !tbaa !113
  %sub = add i32 %add, %0, !dbg !117
    #dbg_value(i32 %sub, !69, !DIExpression(), !118)
  %1 = tail call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> <i16 1, i16 -1, i16 32767, i16 -32768, i16 2, i16 3, i16 4, i16 5>, i32 %sub), !dbg !119
    #dbg_value(<8 x i16> %1, !72, !DIExpression(), !120)
    #dbg_value(i32 0, !74, !DIExpression(), !121)
  br label %for.body10, !dbg !122

for.cond.cleanup9:                                ; preds = %for.body10
  %call13 = tail call i32 @putchar(i32 noundef 10), !dbg !119
  %2 = tail call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> <i16 1, i16 -1, i16 32767, i16 -32768, i16 2, i16 3, i16 4, i16 5>, i32 %sub), !dbg !123
    #dbg_value(<8 x i16> %2, !76, !DIExpression(), !124)
    #dbg_value(i32 0, !78, !DIExpression(), !125)
  br label %for.body22, !dbg !126

for.body10:                                       ; preds = %for.body, %for.body10
  %i4.0171 = phi i32 [ 0, %for.body ], [ %inc, %for.body10 ]
    #dbg_value(i32 %i4.0171, !74, !DIExpression(), !121)
  %vecext = extractelement <8 x i16> %1, i32 %i4.0171, !dbg !127
  %conv11 = sext i16 %vecext to i64, !dbg !127
  %call12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %conv11), !dbg !127
  %inc = add nuw nsw i32 %i4.0171, 1, !dbg !127
    #dbg_value(i32 %inc, !74, !DIExpression(), !121)
  %exitcond.not = icmp eq i32 %inc, 8, !dbg !127
  br i1 %exitcond.not, label %for.cond.cleanup9, label %for.body10, !dbg !122, !llvm.loop !129

for.cond.cleanup21:                               ; preds = %for.body22
  %call29 = tail call i32 @putchar(i32 noundef 10), !dbg !123
  %3 = tail call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> <i16 1, i16 -1, i16 32767, i16 -32768, i16 2, i16 3, i16 4, i16 5>, i32 %sub), !dbg !132
    #dbg_value(<8 x i16> %3, !80, !DIExpression(), !133)
    #dbg_value(i32 0, !82, !DIExpression(), !134)
  br label %for.body40, !dbg !135

for.body22:                                       ; preds = %for.cond.cleanup9, %for.body22
  %i16.0172 = phi i32 [ 0, %for.cond.cleanup9 ], [ %inc27, %for.body22 ]
    #dbg_value(i32 %i16.0172, !78, !DIExpression(), !125)
  %vecext23 = extractelement <8 x i16> %2, i32 %i16.0172, !dbg !136
  %conv24 = sext i16 %vecext23 to i64, !dbg !136
  %call25 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %conv24), !dbg !136
  %inc27 = add nuw nsw i32 %i16.0172, 1, !dbg !136
    #dbg_value(i32 %inc27, !78, !DIExpression(), !125)
  %exitcond180.not = icmp eq i32 %inc27, 8, !dbg !136
  br i1 %exitcond180.not, label %for.cond.cleanup21, label %for.body22, !dbg !126, !llvm.loop !138

for.cond.cleanup39:                               ; preds = %for.body40
  %call47 = tail call i32 @putchar(i32 noundef 10), !dbg !132
  %4 = tail call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> <i32 1, i32 -1, i32 2147483647, i32 -5>, i32 %sub), !dbg !139
    #dbg_value(<4 x i32> %4, !84, !DIExpression(), !140)
    #dbg_value(i32 0, !86, !DIExpression(), !141)
  br label %for.body58, !dbg !142

for.body40:                                       ; preds = %for.cond.cleanup21, %for.body40
  %i34.0173 = phi i32 [ 0, %for.cond.cleanup21 ], [ %inc45, %for.body40 ]
    #dbg_value(i32 %i34.0173, !82, !DIExpression(), !134)
  %vecext41 = extractelement <8 x i16> %3, i32 %i34.0173, !dbg !143
  %conv42 = sext i16 %vecext41 to i64, !dbg !143
  %call43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %conv42), !dbg !143
  %inc45 = add nuw nsw i32 %i34.0173, 1, !dbg !143
    #dbg_value(i32 %inc45, !82, !DIExpression(), !134)
  %exitcond181.not = icmp eq i32 %inc45, 8, !dbg !143
  br i1 %exitcond181.not, label %for.cond.cleanup39, label %for.body40, !dbg !135, !llvm.loop !145

for.cond.cleanup57:                               ; preds = %for.body58
  %call65 = tail call i32 @putchar(i32 noundef 10), !dbg !139
  %5 = tail call <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32> <i32 1, i32 -1, i32 2147483647, i32 -5>, i32 %sub), !dbg !146
    #dbg_value(<4 x i32> %5, !88, !DIExpression(), !147)
    #dbg_value(i32 0, !90, !DIExpression(), !148)
  br label %for.body76, !dbg !149

for.body58:                                       ; preds = %for.cond.cleanup39, %for.body58
  %i52.0174 = phi i32 [ 0, %for.cond.cleanup39 ], [ %inc63, %for.body58 ]
    #dbg_value(i32 %i52.0174, !86, !DIExpression(), !141)
  %vecext59 = extractelement <4 x i32> %4, i32 %i52.0174, !dbg !150
  %conv60 = sext i32 %vecext59 to i64, !dbg !150
  %call61 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %conv60), !dbg !150
  %inc63 = add nuw nsw i32 %i52.0174, 1, !dbg !150
    #dbg_value(i32 %inc63, !86, !DIExpression(), !141)
  %exitcond182.not = icmp eq i32 %inc63, 4, !dbg !150
  br i1 %exitcond182.not, label %for.cond.cleanup57, label %for.body58, !dbg !142, !llvm.loop !152

for.cond.cleanup75:                               ; preds = %for.body76
  %call83 = tail call i32 @putchar(i32 noundef 10), !dbg !146
  %6 = tail call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> <i32 1, i32 -1, i32 2147483647, i32 -5>, i32 %sub), !dbg !153
    #dbg_value(<4 x i32> %6, !92, !DIExpression(), !154)
    #dbg_value(i32 0, !94, !DIExpression(), !155)
  br label %for.body94, !dbg !156

for.body76:                                       ; preds = %for.cond.cleanup57, %for.body76
  %i70.0175 = phi i32 [ 0, %for.cond.cleanup57 ], [ %inc81, %for.body76 ]
    #dbg_value(i32 %i70.0175, !90, !DIExpression(), !148)
  %vecext77 = extractelement <4 x i32> %5, i32 %i70.0175, !dbg !157
  %conv78 = sext i32 %vecext77 to i64, !dbg !157
  %call79 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %conv78), !dbg !157
  %inc81 = add nuw nsw i32 %i70.0175, 1, !dbg !157
    #dbg_value(i32 %inc81, !90, !DIExpression(), !148)
  %exitcond183.not = icmp eq i32 %inc81, 4, !dbg !157
  br i1 %exitcond183.not, label %for.cond.cleanup75, label %for.body76, !dbg !149, !llvm.loop !159

for.cond.cleanup93:                               ; preds = %for.body94
  %call101 = tail call i32 @putchar(i32 noundef 10), !dbg !153
  %7 = tail call <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64> <i64 -1, i64 81985529216486895>, i32 %sub), !dbg !160
    #dbg_value(<2 x i64> %7, !96, !DIExpression(), !161)
    #dbg_value(i32 0, !98, !DIExpression(), !162)
  br label %for.body112, !dbg !163

for.body94:                                       ; preds = %for.cond.cleanup75, %for.body94
  %i88.0176 = phi i32 [ 0, %for.cond.cleanup75 ], [ %inc99, %for.body94 ]
    #dbg_value(i32 %i88.0176, !94, !DIExpression(), !155)
  %vecext95 = extractelement <4 x i32> %6, i32 %i88.0176, !dbg !164
  %conv96 = sext i32 %vecext95 to i64, !dbg !164
  %call97 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %conv96), !dbg !164
  %inc99 = add nuw nsw i32 %i88.0176, 1, !dbg !164
    #dbg_value(i32 %inc99, !94, !DIExpression(), !155)
  %exitcond184.not = icmp eq i32 %inc99, 4, !dbg !164
  br i1 %exitcond184.not, label %for.cond.cleanup93, label %for.body94, !dbg !156, !llvm.loop !166

for.cond.cleanup111:                              ; preds = %for.body112
  %call118 = tail call i32 @putchar(i32 noundef 10), !dbg !160
  %8 = tail call <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64> <i64 -1, i64 81985529216486895>, i32 %sub), !dbg !167
    #dbg_value(<2 x i64> %8, !100, !DIExpression(), !168)
    #dbg_value(i32 0, !102, !DIExpression(), !169)
  br label %for.body129, !dbg !170

for.body112:                                      ; preds = %for.cond.cleanup93, %for.body112
  %i106.0177 = phi i32 [ 0, %for.cond.cleanup93 ], [ %inc116, %for.body112 ]
    #dbg_value(i32 %i106.0177, !98, !DIExpression(), !162)
  %vecext113 = extractelement <2 x i64> %7, i32 %i106.0177, !dbg !171
  %call114 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %vecext113), !dbg !171
  %inc116 = add nuw nsw i32 %i106.0177, 1, !dbg !171
    #dbg_value(i32 %inc116, !98, !DIExpression(), !162)
  %cmp109 = icmp eq i32 %i106.0177, 0, !dbg !171
  br i1 %cmp109, label %for.body112, label %for.cond.cleanup111, !dbg !163, !llvm.loop !173

for.cond.cleanup128:                              ; preds = %for.body129
  %call135 = tail call i32 @putchar(i32 noundef 10), !dbg !167
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !174
    #dbg_value(i64 %indvars.iv.next, !66, !DIExpression(), !109)
  %exitcond186.not = icmp eq i64 %indvars.iv.next, 9, !dbg !175
  br i1 %exitcond186.not, label %for.cond.cleanup, label %for.body, !dbg !110, !llvm.loop !176

for.body129:                                      ; preds = %for.cond.cleanup111, %for.body129
  %i123.0178 = phi i32 [ 0, %for.cond.cleanup111 ], [ %inc133, %for.body129 ]
    #dbg_value(i32 %i123.0178, !102, !DIExpression(), !169)
  %vecext130 = extractelement <2 x i64> %8, i32 %i123.0178, !dbg !178
  %call131 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %vecext130), !dbg !178
  %inc133 = add nuw nsw i32 %i123.0178, 1, !dbg !178
    #dbg_value(i32 %inc133, !102, !DIExpression(), !169)
  %cmp126 = icmp eq i32 %i123.0178, 0, !dbg !178
  br i1 %cmp126, label %for.body129, label %for.cond.cleanup128, !dbg !170, !llvm.loop !180
}

; Function Attrs: nofree nounwind
declare !dbg !181 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16>, i32) #2

; Function Attrs: nofree nounwind
declare !dbg !188 noundef i32 @putchar(i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16>, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16>, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32>, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32>, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32>, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64>, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64>, i32) #2

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "vectors_of_sse2.c", directory: ".", checksumkind: CSK_MD5, checksum: "a101ede4314507efdd61b32bec10a141")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 7)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 6)
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !18, globals: !20, splitDebugInlining: false, nameTableKind: None)
!18 = !{!19}
!19 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!20 = !{!21, !0, !7, !12}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 18)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!33 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 22, type: !34, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !17, retainedNodes: !39)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36, !37}
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!39 = !{!40, !41, !42, !47, !53, !56, !62, !66, !69, !72, !74, !76, !78, !80, !82, !84, !86, !88, !90, !92, !94, !96, !98, !100, !102}
!40 = !DILocalVariable(name: "argc", arg: 1, scope: !33, file: !2, line: 22, type: !36)
!41 = !DILocalVariable(name: "argv", arg: 2, scope: !33, file: !2, line: 22, type: !37)
!42 = !DILocalVariable(name: "text", scope: !33, file: !2, line: 24, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "bytes", file: !2, line: 7, baseType: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, flags: DIFlagVector, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 16)
!47 = !DILocalVariable(name: "w", scope: !33, file: !2, line: 29, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "words", file: !2, line: 8, baseType: !49)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 128, flags: DIFlagVector, elements: !51)
!50 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!51 = !{!52}
!52 = !DISubrange(count: 8)
!53 = !DILocalVariable(name: "l", scope: !33, file: !2, line: 30, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "longs", file: !2, line: 9, baseType: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 128, flags: DIFlagVector, elements: !5)
!56 = !DILocalVariable(name: "q", scope: !33, file: !2, line: 31, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "quads", file: !2, line: 10, baseType: !58)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 128, flags: DIFlagVector, elements: !60)
!59 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!60 = !{!61}
!61 = !DISubrange(count: 2)
!62 = !DILocalVariable(name: "amounts", scope: !33, file: !2, line: 32, type: !63)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 288, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 9)
!66 = !DILocalVariable(name: "i", scope: !67, file: !2, line: 33, type: !68)
!67 = distinct !DILexicalBlock(scope: !33, file: !2, line: 33, column: 3)
!68 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!69 = !DILocalVariable(name: "by", scope: !70, file: !2, line: 34, type: !36)
!70 = distinct !DILexicalBlock(scope: !71, file: !2, line: 33, column: 67)
!71 = distinct !DILexicalBlock(scope: !67, file: !2, line: 33, column: 3)
!72 = !DILocalVariable(name: "shifted", scope: !73, file: !2, line: 35, type: !48)
!73 = distinct !DILexicalBlock(scope: !70, file: !2, line: 35, column: 5)
!74 = !DILocalVariable(name: "i", scope: !75, file: !2, line: 35, type: !68)
!75 = distinct !DILexicalBlock(scope: !73, file: !2, line: 35, column: 5)
!76 = !DILocalVariable(name: "shifted", scope: !77, file: !2, line: 36, type: !48)
!77 = distinct !DILexicalBlock(scope: !70, file: !2, line: 36, column: 5)
!78 = !DILocalVariable(name: "i", scope: !79, file: !2, line: 36, type: !68)
!79 = distinct !DILexicalBlock(scope: !77, file: !2, line: 36, column: 5)
!80 = !DILocalVariable(name: "shifted", scope: !81, file: !2, line: 37, type: !48)
!81 = distinct !DILexicalBlock(scope: !70, file: !2, line: 37, column: 5)
!82 = !DILocalVariable(name: "i", scope: !83, file: !2, line: 37, type: !68)
!83 = distinct !DILexicalBlock(scope: !81, file: !2, line: 37, column: 5)
!84 = !DILocalVariable(name: "shifted", scope: !85, file: !2, line: 38, type: !54)
!85 = distinct !DILexicalBlock(scope: !70, file: !2, line: 38, column: 5)
!86 = !DILocalVariable(name: "i", scope: !87, file: !2, line: 38, type: !68)
!87 = distinct !DILexicalBlock(scope: !85, file: !2, line: 38, column: 5)
!88 = !DILocalVariable(name: "shifted", scope: !89, file: !2, line: 39, type: !54)
!89 = distinct !DILexicalBlock(scope: !70, file: !2, line: 39, column: 5)
!90 = !DILocalVariable(name: "i", scope: !91, file: !2, line: 39, type: !68)
!91 = distinct !DILexicalBlock(scope: !89, file: !2, line: 39, column: 5)
!92 = !DILocalVariable(name: "shifted", scope: !93, file: !2, line: 40, type: !54)
!93 = distinct !DILexicalBlock(scope: !70, file: !2, line: 40, column: 5)
!94 = !DILocalVariable(name: "i", scope: !95, file: !2, line: 40, type: !68)
!95 = distinct !DILexicalBlock(scope: !93, file: !2, line: 40, column: 5)
!96 = !DILocalVariable(name: "shifted", scope: !97, file: !2, line: 41, type: !57)
!97 = distinct !DILexicalBlock(scope: !70, file: !2, line: 41, column: 5)
!98 = !DILocalVariable(name: "i", scope: !99, file: !2, line: 41, type: !68)
!99 = distinct !DILexicalBlock(scope: !97, file: !2, line: 41, column: 5)
!100 = !DILocalVariable(name: "shifted", scope: !101, file: !2, line: 42, type: !57)
!101 = distinct !DILexicalBlock(scope: !70, file: !2, line: 42, column: 5)
!102 = !DILocalVariable(name: "i", scope: !103, file: !2, line: 42, type: !68)
!103 = distinct !DILexicalBlock(scope: !101, file: !2, line: 42, column: 5)
!104 = distinct !DIAssignID()
!105 = !DILocation(line: 0, scope: !33)
!106 = !DILocation(line: 26, column: 3, scope: !33)
!107 = !DILocation(line: 27, column: 3, scope: !33)
!108 = distinct !DIAssignID()
!109 = !DILocation(line: 0, scope: !67)
!110 = !DILocation(line: 33, column: 3, scope: !67)
!111 = !DILocation(line: 44, column: 1, scope: !33)
!112 = !DILocation(line: 34, column: 14, scope: !70)
!113 = !{!114, !114, i64 0}
!114 = !{!"int", !115, i64 0}
!115 = !{!"omnipotent char", !116, i64 0}
!116 = !{!"Simple C/C++ TBAA"}
!117 = !DILocation(line: 34, column: 32, scope: !70)
!118 = !DILocation(line: 0, scope: !70)
!119 = !DILocation(line: 35, column: 5, scope: !73)
!120 = !DILocation(line: 0, scope: !73)
!121 = !DILocation(line: 0, scope: !75)
!122 = !DILocation(line: 35, column: 5, scope: !75)
!123 = !DILocation(line: 36, column: 5, scope: !77)
!124 = !DILocation(line: 0, scope: !77)
!125 = !DILocation(line: 0, scope: !79)
!126 = !DILocation(line: 36, column: 5, scope: !79)
!127 = !DILocation(line: 35, column: 5, scope: !128)
!128 = distinct !DILexicalBlock(scope: !75, file: !2, line: 35, column: 5)
!129 = distinct !{!129, !122, !122, !130, !131}
!130 = !{!"llvm.loop.mustprogress"}
!131 = !{!"llvm.loop.unroll.disable"}
!132 = !DILocation(line: 37, column: 5, scope: !81)
!133 = !DILocation(line: 0, scope: !81)
!134 = !DILocation(line: 0, scope: !83)
!135 = !DILocation(line: 37, column: 5, scope: !83)
!136 = !DILocation(line: 36, column: 5, scope: !137)
!137 = distinct !DILexicalBlock(scope: !79, file: !2, line: 36, column: 5)
!138 = distinct !{!138, !126, !126, !130, !131}
!139 = !DILocation(line: 38, column: 5, scope: !85)
!140 = !DILocation(line: 0, scope: !85)
!141 = !DILocation(line: 0, scope: !87)
!142 = !DILocation(line: 38, column: 5, scope: !87)
!143 = !DILocation(line: 37, column: 5, scope: !144)
!144 = distinct !DILexicalBlock(scope: !83, file: !2, line: 37, column: 5)
!145 = distinct !{!145, !135, !135, !130, !131}
!146 = !DILocation(line: 39, column: 5, scope: !89)
!147 = !DILocation(line: 0, scope: !89)
!148 = !DILocation(line: 0, scope: !91)
!149 = !DILocation(line: 39, column: 5, scope: !91)
!150 = !DILocation(line: 38, column: 5, scope: !151)
!151 = distinct !DILexicalBlock(scope: !87, file: !2, line: 38, column: 5)
!152 = distinct !{!152, !142, !142, !130, !131}
!153 = !DILocation(line: 40, column: 5, scope: !93)
!154 = !DILocation(line: 0, scope: !93)
!155 = !DILocation(line: 0, scope: !95)
!156 = !DILocation(line: 40, column: 5, scope: !95)
!157 = !DILocation(line: 39, column: 5, scope: !158)
!158 = distinct !DILexicalBlock(scope: !91, file: !2, line: 39, column: 5)
!159 = distinct !{!159, !149, !149, !130, !131}
!160 = !DILocation(line: 41, column: 5, scope: !97)
!161 = !DILocation(line: 0, scope: !97)
!162 = !DILocation(line: 0, scope: !99)
!163 = !DILocation(line: 41, column: 5, scope: !99)
!164 = !DILocation(line: 40, column: 5, scope: !165)
!165 = distinct !DILexicalBlock(scope: !95, file: !2, line: 40, column: 5)
!166 = distinct !{!166, !156, !156, !130, !131}
!167 = !DILocation(line: 42, column: 5, scope: !101)
!168 = !DILocation(line: 0, scope: !101)
!169 = !DILocation(line: 0, scope: !103)
!170 = !DILocation(line: 42, column: 5, scope: !103)
!171 = !DILocation(line: 41, column: 5, scope: !172)
!172 = distinct !DILexicalBlock(scope: !99, file: !2, line: 41, column: 5)
!173 = distinct !{!173, !163, !163, !130, !131}
!174 = !DILocation(line: 33, column: 63, scope: !71)
!175 = !DILocation(line: 33, column: 26, scope: !71)
!176 = distinct !{!176, !110, !177, !130, !131}
!177 = !DILocation(line: 43, column: 3, scope: !67)
!178 = !DILocation(line: 42, column: 5, scope: !179)
!179 = distinct !DILexicalBlock(scope: !103, file: !2, line: 42, column: 5)
!180 = distinct !{!180, !170, !170, !130, !131}
!181 = !DISubprogram(name: "printf", scope: !182, file: !182, line: 40, type: !183, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!182 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "e77de3fea0906913c8b833fd1ad104ee")
!183 = !DISubroutineType(types: !184)
!184 = !{!36, !185, null}
!185 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !186)
!186 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !187, size: 64)
!187 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!188 = !DISubprogram(name: "putchar", scope: !182, file: !182, line: 59, type: !189, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!189 = !DISubroutineType(types: !190)
!190 = !{!36, !36}
