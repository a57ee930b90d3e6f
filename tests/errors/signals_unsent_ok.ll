; ModuleID = 'signals_unsent_ok.c'
source_filename = "signals_unsent_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }

@.str = private unnamed_addr constant [57 x i8] c"sigpending(&set) == 0 && sigismember(&set, SIGUSR1) == 0\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [20 x i8] c"signals_unsent_ok.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !27 {
entry:
  %retval = alloca i32, align 4
  %set = alloca %struct.__sigset_t, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %set, !32, !DIExpression(), !43)
  %call = call i32 @sigfillset(ptr noundef %set), !dbg !44
  %call1 = call i32 @sigpending(ptr noundef %set), !dbg !45
  %cmp = icmp eq i32 %call1, 0, !dbg !45
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !45

land.lhs.true:                                    ; preds = %entry
  %call2 = call i32 @sigismember(ptr noundef %set, i32 noundef 10), !dbg !45
  %cmp3 = icmp eq i32 %call2, 0, !dbg !45
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !45

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end, !dbg !45

cond.false:                                       ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 9, ptr noundef @__func__.main) #3, !dbg !45
  unreachable, !dbg !45

0:                                                ; No predecessors!
  br label %cond.end, !dbg !45

cond.end:                                         ; preds = %0, %cond.true
  ret i32 0, !dbg !46
}

declare i32 @sigfillset(ptr noundef) #1

declare i32 @sigpending(ptr noundef) #1

declare i32 @sigismember(ptr noundef, i32 noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "signals_unsent_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "0f838ca4b4d791a29fcb8a6989a1190a")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 456, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 57)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 20)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !14, isLocal: true, isDefinition: true)
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
!27 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 6, type: !28, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocalVariable(name: "set", scope: !27, file: !2, line: 7, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !34, line: 77, baseType: !35)
!34 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "be54901a530ae01086d6c160e27136b6")
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !34, line: 73, baseType: !36)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !34, line: 71, size: 1024, elements: !37)
!37 = !{!38}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !36, file: !34, line: 72, baseType: !39, size: 1024)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 1024, elements: !41)
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !{!42}
!42 = !DISubrange(count: 16)
!43 = !DILocation(line: 7, column: 12, scope: !27)
!44 = !DILocation(line: 8, column: 3, scope: !27)
!45 = !DILocation(line: 9, column: 3, scope: !27)
!46 = !DILocation(line: 10, column: 3, scope: !27)
