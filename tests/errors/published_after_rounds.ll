; ModuleID = 'published_after_rounds.c'
source_filename = "published_after_rounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@go = internal global i32 0, align 4, !dbg !0
@told = internal global ptr null, align 8, !dbg !22
@.str = private unnamed_addr constant [11 x i8] c"*mine == 0\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [25 x i8] c"published_after_rounds.c\00", align 1, !dbg !11
@__func__.wait = private unnamed_addr constant [5 x i8] c"wait\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !36 {
entry:
  %retval = alloca i32, align 4
  %waiter = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %waiter, !40, !DIExpression(), !44)
  %call = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !45
  store i32 1, ptr %.atomictmp, align 4, !dbg !46
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !46
  store atomic i32 %0, ptr @go seq_cst, align 4, !dbg !46
  %1 = load i64, ptr %waiter, align 8, !dbg !47
  %call1 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !48
  ret i32 0, !dbg !49
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !50 {
entry:
  %unused.addr = alloca ptr, align 8
  %rounds = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %mine = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !54, !DIExpression(), !55)
    #dbg_declare(ptr %rounds, !56, !DIExpression(), !57)
  store i32 0, ptr %rounds, align 4, !dbg !57
  br label %while.cond, !dbg !58

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @go seq_cst, align 4, !dbg !59
  store i32 %0, ptr %atomic-temp, align 4, !dbg !59
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !59
  %tobool = icmp ne i32 %1, 0, !dbg !60
  %lnot = xor i1 %tobool, true, !dbg !60
  br i1 %lnot, label %while.body, label %while.end, !dbg !58

while.body:                                       ; preds = %while.cond
  store i32 1, ptr %rounds, align 4, !dbg !61
  br label %while.cond, !dbg !58, !llvm.loop !62

while.end:                                        ; preds = %while.cond
  store ptr %rounds, ptr @told, align 8, !dbg !65
    #dbg_declare(ptr %mine, !66, !DIExpression(), !67)
  %2 = load ptr, ptr @told, align 8, !dbg !68
  store ptr %2, ptr %mine, align 8, !dbg !67
  %3 = load ptr, ptr %mine, align 8, !dbg !69
  %4 = load i32, ptr %3, align 4, !dbg !69
  %cmp = icmp eq i32 %4, 0, !dbg !69
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !69

cond.true:                                        ; preds = %while.end
  br label %cond.end, !dbg !69

cond.false:                                       ; preds = %while.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__func__.wait) #3, !dbg !69
  unreachable, !dbg !69

5:                                                ; No predecessors!
  br label %cond.end, !dbg !69

cond.end:                                         ; preds = %5, %cond.true
  %6 = load ptr, ptr %unused.addr, align 8, !dbg !70
  ret ptr %6, !dbg !71
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 9, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "published_after_rounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "4db5e1110fdafde479f52e0e47b5d765")
!4 = !{!0, !5, !11, !16, !22}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 88, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 11)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 200, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 25)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 40, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 5)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "told", scope: !2, file: !3, line: 10, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !27, line: 104, baseType: !28)
!27 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !37, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!25}
!39 = !{}
!40 = !DILocalVariable(name: "waiter", scope: !36, file: !3, line: 24, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 39, baseType: !43)
!42 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 24, column: 13, scope: !36)
!45 = !DILocation(line: 25, column: 3, scope: !36)
!46 = !DILocation(line: 26, column: 3, scope: !36)
!47 = !DILocation(line: 27, column: 16, scope: !36)
!48 = !DILocation(line: 27, column: 3, scope: !36)
!49 = !DILocation(line: 28, column: 3, scope: !36)
!50 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 12, type: !51, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!54 = !DILocalVariable(name: "unused", arg: 1, scope: !50, file: !3, line: 12, type: !53)
!55 = !DILocation(line: 12, column: 25, scope: !50)
!56 = !DILocalVariable(name: "rounds", scope: !50, file: !3, line: 13, type: !25)
!57 = !DILocation(line: 13, column: 7, scope: !50)
!58 = !DILocation(line: 14, column: 3, scope: !50)
!59 = !DILocation(line: 14, column: 11, scope: !50)
!60 = !DILocation(line: 14, column: 10, scope: !50)
!61 = !DILocation(line: 15, column: 12, scope: !50)
!62 = distinct !{!62, !58, !63, !64}
!63 = !DILocation(line: 15, column: 14, scope: !50)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 16, column: 8, scope: !50)
!66 = !DILocalVariable(name: "mine", scope: !50, file: !3, line: 18, type: !24)
!67 = !DILocation(line: 18, column: 8, scope: !50)
!68 = !DILocation(line: 18, column: 15, scope: !50)
!69 = !DILocation(line: 19, column: 3, scope: !50)
!70 = !DILocation(line: 20, column: 10, scope: !50)
!71 = !DILocation(line: 20, column: 3, scope: !50)
