; ModuleID = 'exit_beside_pthread_exit_ok.c'
source_filename = "exit_beside_pthread_exit_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"x == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [30 x i8] c"exit_beside_pthread_exit_ok.c\00", align 1, !dbg !13
@__func__.at_exit = private unnamed_addr constant [8 x i8] c"at_exit\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !39, !DIExpression(), !43)
  %call = call i32 @atexit(ptr noundef @at_exit), !dbg !44
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @run, ptr noundef null), !dbg !45
  call void @pthread_exit(ptr noundef null) #3, !dbg !46
  unreachable, !dbg !46
}

declare i32 @atexit(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @at_exit() #0 !dbg !47 {
entry:
  %atomic-load = load atomic i32, ptr @x seq_cst, align 4, !dbg !50
  %cmp = icmp eq i32 %atomic-load, 1, !dbg !50
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !50

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !50

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 12, ptr noundef @__func__.at_exit) #3, !dbg !50
  unreachable, !dbg !50

0:                                                ; No predecessors!
  br label %cond.end, !dbg !50

cond.end:                                         ; preds = %0, %cond.true
  ret void, !dbg !51
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %unused) #0 !dbg !52 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !55, !DIExpression(), !56)
  store atomic i32 1, ptr @x seq_cst, align 4, !dbg !57
  call void @exit(i32 noundef 0) #3, !dbg !58
  unreachable, !dbg !58
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #2

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: noreturn
declare void @exit(i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exit_beside_pthread_exit_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "df4a4304d54402c6eb69c58ed0329a14")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 7)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 240, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 30)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 64, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 8)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !25, line: 104, baseType: !26)
!25 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !36, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!27}
!38 = !{}
!39 = !DILocalVariable(name: "thread", scope: !35, file: !3, line: 21, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 35, baseType: !42)
!41 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 21, column: 13, scope: !35)
!44 = !DILocation(line: 22, column: 3, scope: !35)
!45 = !DILocation(line: 23, column: 3, scope: !35)
!46 = !DILocation(line: 24, column: 3, scope: !35)
!47 = distinct !DISubprogram(name: "at_exit", scope: !3, file: !3, line: 12, type: !48, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!48 = !DISubroutineType(types: !49)
!49 = !{null}
!50 = !DILocation(line: 12, column: 29, scope: !47)
!51 = !DILocation(line: 12, column: 45, scope: !47)
!52 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 14, type: !53, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!53 = !DISubroutineType(types: !54)
!54 = !{!5, !5}
!55 = !DILocalVariable(name: "unused", arg: 1, scope: !52, file: !3, line: 14, type: !5)
!56 = !DILocation(line: 14, column: 24, scope: !52)
!57 = !DILocation(line: 15, column: 5, scope: !52)
!58 = !DILocation(line: 16, column: 3, scope: !52)
