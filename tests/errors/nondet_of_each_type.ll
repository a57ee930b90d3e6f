; ModuleID = 'nondet_of_each_type.c'
source_filename = "nondet_of_each_type.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"0\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [22 x i8] c"nondet_of_each_type.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !27 {
entry:
  %retval = alloca i32, align 4
  %is_one = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %is_one, !32, !DIExpression(), !33)
  %call = call i32 @__VERIFIER_nondet_unsigned(), !dbg !34
  %cmp = icmp eq i32 %call, 1, !dbg !35
  br i1 %cmp, label %land.lhs.true, label %land.end, !dbg !36

land.lhs.true:                                    ; preds = %entry
  %call1 = call i64 @__VERIFIER_nondet_longlong(), !dbg !37
  %cmp2 = icmp eq i64 %call1, 1, !dbg !38
  br i1 %cmp2, label %land.lhs.true3, label %land.end, !dbg !39

land.lhs.true3:                                   ; preds = %land.lhs.true
  %call4 = call i64 @__VERIFIER_nondet_ulonglong(), !dbg !40
  %cmp5 = icmp eq i64 %call4, 1, !dbg !41
  br i1 %cmp5, label %land.lhs.true6, label %land.end, !dbg !42

land.lhs.true6:                                   ; preds = %land.lhs.true3
  %call7 = call i64 @__VERIFIER_nondet_size_t(), !dbg !43
  %cmp8 = icmp eq i64 %call7, 1, !dbg !44
  br i1 %cmp8, label %land.lhs.true9, label %land.end, !dbg !45

land.lhs.true9:                                   ; preds = %land.lhs.true6
  %call10 = call zeroext i8 @__VERIFIER_nondet_u8(), !dbg !46
  %conv = zext i8 %call10 to i32, !dbg !46
  %cmp11 = icmp eq i32 %conv, 1, !dbg !47
  br i1 %cmp11, label %land.lhs.true13, label %land.end, !dbg !48

land.lhs.true13:                                  ; preds = %land.lhs.true9
  %call14 = call zeroext i16 @__VERIFIER_nondet_u16(), !dbg !49
  %conv15 = zext i16 %call14 to i32, !dbg !49
  %cmp16 = icmp eq i32 %conv15, 1, !dbg !50
  br i1 %cmp16, label %land.lhs.true18, label %land.end, !dbg !51

land.lhs.true18:                                  ; preds = %land.lhs.true13
  %call19 = call i32 @__VERIFIER_nondet_u32(), !dbg !52
  %cmp20 = icmp eq i32 %call19, 1, !dbg !53
  br i1 %cmp20, label %land.rhs, label %land.end, !dbg !54

land.rhs:                                         ; preds = %land.lhs.true18
  %call22 = call i64 @__VERIFIER_nondet_u64(), !dbg !55
  %cmp23 = icmp eq i64 %call22, 1, !dbg !56
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true18, %land.lhs.true13, %land.lhs.true9, %land.lhs.true6, %land.lhs.true3, %land.lhs.true, %entry
  %0 = phi i1 [ false, %land.lhs.true18 ], [ false, %land.lhs.true13 ], [ false, %land.lhs.true9 ], [ false, %land.lhs.true6 ], [ false, %land.lhs.true3 ], [ false, %land.lhs.true ], [ false, %entry ], [ %cmp23, %land.rhs ], !dbg !57
  %land.ext = zext i1 %0 to i32, !dbg !54
  store i32 %land.ext, ptr %is_one, align 4, !dbg !33
  %1 = load i32, ptr %is_one, align 4, !dbg !58
  %tobool = icmp ne i32 %1, 0, !dbg !58
  br i1 %tobool, label %if.end, label %if.then, !dbg !60

if.then:                                          ; preds = %land.end
  ret i32 0, !dbg !61

if.end:                                           ; preds = %land.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__func__.main) #3, !dbg !62
  unreachable, !dbg !62
}

declare i32 @__VERIFIER_nondet_unsigned() #1

declare i64 @__VERIFIER_nondet_longlong() #1

declare i64 @__VERIFIER_nondet_ulonglong() #1

declare i64 @__VERIFIER_nondet_size_t() #1

declare zeroext i8 @__VERIFIER_nondet_u8() #1

declare zeroext i16 @__VERIFIER_nondet_u16() #1

declare i32 @__VERIFIER_nondet_u32() #1

declare i64 @__VERIFIER_nondet_u64() #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "nondet_of_each_type.c", directory: ".", checksumkind: CSK_MD5, checksum: "5714faaab8b5d9b0e28f100d9fc5dd72")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 22)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !19, splitDebugInlining: false, nameTableKind: None)
!19 = !{!0, !7, !12}
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 9, type: !28, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocalVariable(name: "is_one", scope: !27, file: !2, line: 10, type: !30)
!33 = !DILocation(line: 10, column: 7, scope: !27)
!34 = !DILocation(line: 10, column: 16, scope: !27)
!35 = !DILocation(line: 10, column: 45, scope: !27)
!36 = !DILocation(line: 10, column: 50, scope: !27)
!37 = !DILocation(line: 10, column: 53, scope: !27)
!38 = !DILocation(line: 10, column: 82, scope: !27)
!39 = !DILocation(line: 10, column: 87, scope: !27)
!40 = !DILocation(line: 11, column: 16, scope: !27)
!41 = !DILocation(line: 11, column: 46, scope: !27)
!42 = !DILocation(line: 11, column: 51, scope: !27)
!43 = !DILocation(line: 11, column: 54, scope: !27)
!44 = !DILocation(line: 11, column: 81, scope: !27)
!45 = !DILocation(line: 11, column: 86, scope: !27)
!46 = !DILocation(line: 12, column: 16, scope: !27)
!47 = !DILocation(line: 12, column: 39, scope: !27)
!48 = !DILocation(line: 12, column: 44, scope: !27)
!49 = !DILocation(line: 12, column: 47, scope: !27)
!50 = !DILocation(line: 12, column: 71, scope: !27)
!51 = !DILocation(line: 12, column: 76, scope: !27)
!52 = !DILocation(line: 13, column: 16, scope: !27)
!53 = !DILocation(line: 13, column: 40, scope: !27)
!54 = !DILocation(line: 13, column: 45, scope: !27)
!55 = !DILocation(line: 13, column: 48, scope: !27)
!56 = !DILocation(line: 13, column: 72, scope: !27)
!57 = !DILocation(line: 0, scope: !27)
!58 = !DILocation(line: 15, column: 8, scope: !59)
!59 = distinct !DILexicalBlock(scope: !27, file: !2, line: 15, column: 7)
!60 = !DILocation(line: 15, column: 7, scope: !27)
!61 = !DILocation(line: 16, column: 5, scope: !59)
!62 = !DILocation(line: 17, column: 3, scope: !27)
