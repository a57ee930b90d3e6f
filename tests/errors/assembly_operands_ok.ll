; ModuleID = 'assembly_operands_ok.c'
source_filename = "assembly_operands_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@first = internal global i64 5, align 8, !dbg !0
@second = internal global i64 6, align 8, !dbg !39
@.str = private unnamed_addr constant [52 x i8] c"one == 5 && other == 6 && first == 6 && second == 7\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [23 x i8] c"assembly_operands_ok.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [28 x i8] c"early == 7 && second == 108\00", align 1, !dbg !24
@.str.3 = private unnamed_addr constant [22 x i8] c"low == 1 && high == 2\00", align 1, !dbg !29
@.str.4 = private unnamed_addr constant [11 x i8] c"first == 7\00", align 1, !dbg !34

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !48 {
entry:
    #dbg_value(i64 1, !53, !DIExpression(), !59)
    #dbg_value(i64 1, !54, !DIExpression(), !59)
  %0 = tail call { i64, i64 } asm sideeffect "lock; xaddq $0, $2\0A\09lock; xaddq $1, $3", "=r,=r,=*m,=*m,0,1,*m,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) @first, ptr nonnull elementtype(i64) @second, i64 1, i64 1, ptr nonnull elementtype(i64) @first, ptr nonnull elementtype(i64) @second) #2, !dbg !60, !srcloc !61
  %asmresult = extractvalue { i64, i64 } %0, 0, !dbg !60
  %asmresult1 = extractvalue { i64, i64 } %0, 1, !dbg !60
    #dbg_value(i64 %asmresult, !53, !DIExpression(), !59)
    #dbg_value(i64 %asmresult1, !54, !DIExpression(), !59)
  %cmp = icmp eq i64 %asmresult, 5, !dbg !62
  %cmp2 = icmp eq i64 %asmresult1, 6, !dbg !62
  %or.cond = select i1 %cmp, i1 %cmp2, i1 false, !dbg !62
  %1 = load i64, ptr @first, align 8, !dbg !62
  %cmp4 = icmp eq i64 %1, 6, !dbg !62
  %or.cond30 = select i1 %or.cond, i1 %cmp4, i1 false, !dbg !62
  %2 = load i64, ptr @second, align 8, !dbg !62
  %cmp6 = icmp eq i64 %2, 7, !dbg !62
  %or.cond31 = select i1 %or.cond30, i1 %cmp6, i1 false, !dbg !62
  br i1 %or.cond31, label %cond.end, label %cond.false, !dbg !62

cond.false:                                       ; preds = %entry
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 16, ptr noundef nonnull @__func__.main) #3, !dbg !62
  unreachable, !dbg !62

cond.end:                                         ; preds = %entry
    #dbg_value(i32 101, !56, !DIExpression(), !59)
  %3 = tail call i32 asm sideeffect "movl $$7, $0\0A\09lock addq ${2:q}, $1", "=&r,=*m,r,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) @second, i64 101, ptr nonnull elementtype(i64) @second) #2, !dbg !63, !srcloc !64
    #dbg_value(i32 %3, !55, !DIExpression(), !59)
  %cmp7 = icmp eq i32 %3, 7, !dbg !65
  %4 = load i64, ptr @second, align 8, !dbg !65
  %cmp10 = icmp eq i64 %4, 108, !dbg !65
  %or.cond32 = select i1 %cmp7, i1 %cmp10, i1 false, !dbg !65
  br i1 %or.cond32, label %cond.end14, label %cond.false13, !dbg !65

cond.false13:                                     ; preds = %cond.end
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 22, ptr noundef nonnull @__func__.main) #3, !dbg !65
  unreachable, !dbg !65

cond.end14:                                       ; preds = %cond.end
  %5 = tail call { i32, i32 } asm sideeffect "movl $2, $0\0A\09movl $3, $1", "=r,=r,i,i,~{dirflag},~{fpsr},~{flags}"(i32 1, i32 2) #2, !dbg !66, !srcloc !67
  %asmresult15 = extractvalue { i32, i32 } %5, 0, !dbg !66
  %asmresult16 = extractvalue { i32, i32 } %5, 1, !dbg !66
    #dbg_value(i32 %asmresult15, !57, !DIExpression(), !59)
    #dbg_value(i32 %asmresult16, !58, !DIExpression(), !59)
  %cmp17 = icmp eq i32 %asmresult15, 1, !dbg !68
  %cmp20 = icmp eq i32 %asmresult16, 2, !dbg !68
  %or.cond33 = select i1 %cmp17, i1 %cmp20, i1 false, !dbg !68
  br i1 %or.cond33, label %cond.end24, label %cond.false23, !dbg !68

cond.false23:                                     ; preds = %cond.end14
  tail call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 25, ptr noundef nonnull @__func__.main) #3, !dbg !68
  unreachable, !dbg !68

cond.end24:                                       ; preds = %cond.end14
  tail call void asm sideeffect "lock; incq $0", "*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) @first) #2, !dbg !69, !srcloc !70
  %6 = load i64, ptr @first, align 8, !dbg !71, !tbaa !72
  %cmp25 = icmp eq i64 %6, 7, !dbg !71
  br i1 %cmp25, label %cond.end29, label %cond.false28, !dbg !71

cond.false28:                                     ; preds = %cond.end24
  tail call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1, i32 noundef 27, ptr noundef nonnull @__func__.main) #3, !dbg !71
  unreachable, !dbg !71

cond.end29:                                       ; preds = %cond.end24
  ret i32 0, !dbg !76
}

; Function Attrs: noreturn
declare !dbg !77 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 8, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assembly_operands_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "d0337c406efe34745f75cb1b07052399")
!4 = !{!5}
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!6 = !{!7, !13, !18, !24, !29, !34, !0, !39}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 16, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 416, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 52)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 16, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 184, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 23)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 16, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 224, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 28)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 176, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 22)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 11)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 8, type: !5, isLocal: true, isDefinition: true)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !49, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !52)
!49 = !DISubroutineType(types: !50)
!50 = !{!51}
!51 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!52 = !{!53, !54, !55, !56, !57, !58}
!53 = !DILocalVariable(name: "one", scope: !48, file: !3, line: 11, type: !5)
!54 = !DILocalVariable(name: "other", scope: !48, file: !3, line: 11, type: !5)
!55 = !DILocalVariable(name: "early", scope: !48, file: !3, line: 17, type: !51)
!56 = !DILocalVariable(name: "by", scope: !48, file: !3, line: 17, type: !51)
!57 = !DILocalVariable(name: "low", scope: !48, file: !3, line: 23, type: !51)
!58 = !DILocalVariable(name: "high", scope: !48, file: !3, line: 23, type: !51)
!59 = !DILocation(line: 0, scope: !48)
!60 = !DILocation(line: 12, column: 3, scope: !48)
!61 = !{i64 410, i64 431}
!62 = !DILocation(line: 16, column: 3, scope: !48)
!63 = !DILocation(line: 18, column: 3, scope: !48)
!64 = !{i64 682, i64 696}
!65 = !DILocation(line: 22, column: 3, scope: !48)
!66 = !DILocation(line: 24, column: 3, scope: !48)
!67 = !{i64 907, i64 921}
!68 = !DILocation(line: 25, column: 3, scope: !48)
!69 = !DILocation(line: 26, column: 3, scope: !48)
!70 = !{i64 1031}
!71 = !DILocation(line: 27, column: 3, scope: !48)
!72 = !{!73, !73, i64 0}
!73 = !{!"long", !74, i64 0}
!74 = !{!"omnipotent char", !75, i64 0}
!75 = !{!"Simple C/C++ TBAA"}
!76 = !DILocation(line: 28, column: 3, scope: !48)
!77 = !DISubprogram(name: "__assert_fail", scope: !78, file: !78, line: 9, type: !79, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!78 = !DIFile(filename: "../../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!79 = !DISubroutineType(types: !80)
!80 = !{null, !81, !81, !82, !81}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!82 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
