; ModuleID = 'assembly_operands_ok.c'
source_filename = "assembly_operands_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@first = internal global i64 5, align 8, !dbg !0
@second = internal global i64 6, align 8, !dbg !32
@.str = private unnamed_addr constant [52 x i8] c"one == 5 && other == 6 && first == 6 && second == 7\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [23 x i8] c"assembly_operands_ok.c\00", align 1, !dbg !11
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !16
@.str.2 = private unnamed_addr constant [22 x i8] c"low == 1 && high == 2\00", align 1, !dbg !22
@.str.3 = private unnamed_addr constant [11 x i8] c"first == 7\00", align 1, !dbg !27

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !42 {
entry:
    #dbg_value(i64 1, !47, !DIExpression(), !51)
    #dbg_value(i64 1, !48, !DIExpression(), !51)
  %0 = tail call { i64, i64 } asm sideeffect "lock; xaddq $0, $2\0A\09lock; xaddq $1, $3", "=r,=r,=*m,=*m,0,1,*m,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) @first, ptr nonnull elementtype(i64) @second, i64 1, i64 1, ptr nonnull elementtype(i64) @first, ptr nonnull elementtype(i64) @second) #2, !dbg !52, !srcloc !53
  %asmresult = extractvalue { i64, i64 } %0, 0, !dbg !52
  %asmresult1 = extractvalue { i64, i64 } %0, 1, !dbg !52
    #dbg_value(i64 %asmresult, !47, !DIExpression(), !51)
    #dbg_value(i64 %asmresult1, !48, !DIExpression(), !51)
  %cmp = icmp eq i64 %asmresult, 5, !dbg !54
  %cmp2 = icmp eq i64 %asmresult1, 6, !dbg !54
  %or.cond = select i1 %cmp, i1 %cmp2, i1 false, !dbg !54
  %1 = load i64, ptr @first, align 8, !dbg !54
  %cmp4 = icmp eq i64 %1, 6, !dbg !54
  %or.cond19 = select i1 %or.cond, i1 %cmp4, i1 false, !dbg !54
  %2 = load i64, ptr @second, align 8, !dbg !54
  %cmp6 = icmp eq i64 %2, 7, !dbg !54
  %or.cond20 = select i1 %or.cond19, i1 %cmp6, i1 false, !dbg !54
  br i1 %or.cond20, label %cond.end, label %cond.false, !dbg !54

cond.false:                                       ; preds = %entry
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 15, ptr noundef nonnull @__func__.main) #3, !dbg !54
  unreachable, !dbg !54

cond.end:                                         ; preds = %entry
  %3 = tail call { i32, i32 } asm sideeffect "movl $2, $0\0A\09movl $3, $1", "=r,=r,i,i,~{dirflag},~{fpsr},~{flags}"(i32 1, i32 2) #2, !dbg !55, !srcloc !56
  %asmresult7 = extractvalue { i32, i32 } %3, 0, !dbg !55
  %asmresult8 = extractvalue { i32, i32 } %3, 1, !dbg !55
    #dbg_value(i32 %asmresult7, !49, !DIExpression(), !51)
    #dbg_value(i32 %asmresult8, !50, !DIExpression(), !51)
  %cmp9 = icmp eq i32 %asmresult7, 1, !dbg !57
  %cmp11 = icmp eq i32 %asmresult8, 2, !dbg !57
  %or.cond21 = select i1 %cmp9, i1 %cmp11, i1 false, !dbg !57
  br i1 %or.cond21, label %cond.end14, label %cond.false13, !dbg !57

cond.false13:                                     ; preds = %cond.end
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 18, ptr noundef nonnull @__func__.main) #3, !dbg !57
  unreachable, !dbg !57

cond.end14:                                       ; preds = %cond.end
  tail call void asm sideeffect "lock; incq $0", "*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) @first) #2, !dbg !58, !srcloc !59
  %4 = load i64, ptr @first, align 8, !dbg !60, !tbaa !61
  %cmp15 = icmp eq i64 %4, 7, !dbg !60
  br i1 %cmp15, label %cond.end18, label %cond.false17, !dbg !60

cond.false17:                                     ; preds = %cond.end14
  tail call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 20, ptr noundef nonnull @__func__.main) #3, !dbg !60
  unreachable, !dbg !60

cond.end18:                                       ; preds = %cond.end14
  ret i32 0, !dbg !65
}

; Function Attrs: noreturn
declare !dbg !66 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 7, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assembly_operands_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "14410385a191266f659fab3c6808b623")
!4 = !{!5, !11, !16, !22, !27, !0, !32}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 416, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 52)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 184, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 23)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 40, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 5)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 176, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 22)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 88, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 11)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 7, type: !34, isLocal: true, isDefinition: true)
!34 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !43, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{!45}
!45 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!46 = !{!47, !48, !49, !50}
!47 = !DILocalVariable(name: "one", scope: !42, file: !3, line: 10, type: !34)
!48 = !DILocalVariable(name: "other", scope: !42, file: !3, line: 10, type: !34)
!49 = !DILocalVariable(name: "low", scope: !42, file: !3, line: 16, type: !45)
!50 = !DILocalVariable(name: "high", scope: !42, file: !3, line: 16, type: !45)
!51 = !DILocation(line: 0, scope: !42)
!52 = !DILocation(line: 11, column: 3, scope: !42)
!53 = !{i64 347, i64 368}
!54 = !DILocation(line: 15, column: 3, scope: !42)
!55 = !DILocation(line: 17, column: 3, scope: !42)
!56 = !{i64 613, i64 627}
!57 = !DILocation(line: 18, column: 3, scope: !42)
!58 = !DILocation(line: 19, column: 3, scope: !42)
!59 = !{i64 737}
!60 = !DILocation(line: 20, column: 3, scope: !42)
!61 = !{!62, !62, i64 0}
!62 = !{!"long", !63, i64 0}
!63 = !{!"omnipotent char", !64, i64 0}
!64 = !{!"Simple C/C++ TBAA"}
!65 = !DILocation(line: 21, column: 3, scope: !42)
!66 = !DISubprogram(name: "__assert_fail", scope: !67, file: !67, line: 9, type: !68, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!67 = !DIFile(filename: "../../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!68 = !DISubroutineType(types: !69)
!69 = !{null, !70, !70, !71, !70}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!71 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
