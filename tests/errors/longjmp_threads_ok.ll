; ModuleID = 'longjmp_threads_ok.c'
source_filename = "longjmp_threads_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, [16 x i64] }

@sum = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [9 x i8] c"sum == 5\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [21 x i8] c"longjmp_threads_ok.c\00", align 1, !dbg !11
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !37, !DIExpression(), !41)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @run, ptr noundef null), !dbg !42
  %call1 = call ptr @run(ptr noundef null), !dbg !43
  %0 = load i64, ptr %thread, align 8, !dbg !44
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !45
  %atomic-load = load atomic i32, ptr @sum seq_cst, align 4, !dbg !46
  %cmp = icmp eq i32 %atomic-load, 5, !dbg !46
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !46

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !46

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__func__.main) #4, !dbg !46
  unreachable, !dbg !46

1:                                                ; No predecessors!
  br label %cond.end, !dbg !46

cond.end:                                         ; preds = %1, %cond.true
  ret i32 0, !dbg !47
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %unused) #0 !dbg !48 {
entry:
  %unused.addr = alloca ptr, align 8
  %buffer = alloca [1 x %struct.__jmp_buf_tag], align 16
  %code = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !52, !DIExpression(), !53)
    #dbg_declare(ptr %buffer, !54, !DIExpression(), !71)
    #dbg_declare(ptr %code, !72, !DIExpression(), !73)
  %arraydecay = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %buffer, i64 0, i64 0, !dbg !74
  %call = call i32 @_setjmp(ptr noundef %arraydecay) #5, !dbg !74
  store i32 %call, ptr %code, align 4, !dbg !73
  %0 = load i32, ptr %code, align 4, !dbg !75
  %cmp = icmp eq i32 %0, 0, !dbg !77
  br i1 %cmp, label %if.then, label %if.end, !dbg !78

if.then:                                          ; preds = %entry
  call void @deep(ptr noundef %buffer, i32 noundef 3), !dbg !79
  br label %if.end, !dbg !79

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr %code, align 4, !dbg !80
  store i32 %1, ptr %.atomictmp, align 4, !dbg !80
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !80
  %3 = atomicrmw xchg ptr @sum, i32 %2 seq_cst, align 4, !dbg !80
  store i32 %3, ptr %atomic-temp, align 4, !dbg !80
  %4 = load i32, ptr %atomic-temp, align 4, !dbg !80
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !81
  ret ptr %5, !dbg !82
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: returns_twice
declare i32 @_setjmp(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @deep(ptr noundef %buffer, i32 noundef %n) #0 !dbg !83 {
entry:
  %buffer.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %local = alloca [2 x i32], align 4
  store ptr %buffer, ptr %buffer.addr, align 8
    #dbg_declare(ptr %buffer.addr, !87, !DIExpression(), !88)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !89, !DIExpression(), !90)
    #dbg_declare(ptr %local, !91, !DIExpression(), !95)
  %0 = load i32, ptr %n.addr, align 4, !dbg !96
  store i32 %0, ptr %local, align 4, !dbg !97
  %arrayinit.element = getelementptr inbounds i32, ptr %local, i64 1, !dbg !97
  %1 = load i32, ptr %n.addr, align 4, !dbg !98
  store i32 %1, ptr %arrayinit.element, align 4, !dbg !97
  %2 = load i32, ptr %n.addr, align 4, !dbg !99
  %cmp = icmp eq i32 %2, 0, !dbg !101
  br i1 %cmp, label %if.then, label %if.end, !dbg !102

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %buffer.addr, align 8, !dbg !103
  %arraydecay = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %3, i64 0, i64 0, !dbg !104
  call void @longjmp(ptr noundef %arraydecay, i32 noundef 5) #4, !dbg !105
  unreachable, !dbg !105

if.end:                                           ; preds = %entry
  %4 = load ptr, ptr %buffer.addr, align 8, !dbg !106
  %arrayidx = getelementptr inbounds [2 x i32], ptr %local, i64 0, i64 1, !dbg !107
  %5 = load i32, ptr %arrayidx, align 4, !dbg !107
  %sub = sub nsw i32 %5, 1, !dbg !108
  call void @deep(ptr noundef %4, i32 noundef %sub), !dbg !109
  ret void, !dbg !110
}

; Function Attrs: noreturn
declare void @longjmp(ptr noundef, i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }
attributes #5 = { returns_twice }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 9, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "longjmp_threads_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "0faa8e4f877ed95c5136a9aeffe4cb18")
!4 = !{!5, !11, !16, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 72, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 9)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 168, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 21)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 40, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 5)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !23, line: 104, baseType: !24)
!23 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !34, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!25}
!36 = !{}
!37 = !DILocalVariable(name: "thread", scope: !33, file: !3, line: 25, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 35, baseType: !40)
!39 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 25, column: 13, scope: !33)
!42 = !DILocation(line: 26, column: 3, scope: !33)
!43 = !DILocation(line: 27, column: 3, scope: !33)
!44 = !DILocation(line: 28, column: 16, scope: !33)
!45 = !DILocation(line: 28, column: 3, scope: !33)
!46 = !DILocation(line: 29, column: 3, scope: !33)
!47 = !DILocation(line: 30, column: 3, scope: !33)
!48 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 16, type: !49, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !51}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!52 = !DILocalVariable(name: "unused", arg: 1, scope: !48, file: !3, line: 16, type: !51)
!53 = !DILocation(line: 16, column: 24, scope: !48)
!54 = !DILocalVariable(name: "buffer", scope: !48, file: !3, line: 17, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !56, line: 12, baseType: !57)
!56 = !DIFile(filename: "../../libc-shim/include/setjmp.h", directory: ".", checksumkind: CSK_MD5, checksum: "25ec729dfe7ee7b8c248fbdc6ce7f2e0")
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 1600, elements: !69)
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !56, line: 7, size: 1600, elements: !59)
!59 = !{!60, !64, !65}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !58, file: !56, line: 8, baseType: !61, size: 512)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 512, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 8)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !58, file: !56, line: 9, baseType: !25, size: 32, offset: 512)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !58, file: !56, line: 10, baseType: !66, size: 1024, offset: 576)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 1024, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 16)
!69 = !{!70}
!70 = !DISubrange(count: 1)
!71 = !DILocation(line: 17, column: 11, scope: !48)
!72 = !DILocalVariable(name: "code", scope: !48, file: !3, line: 18, type: !25)
!73 = !DILocation(line: 18, column: 7, scope: !48)
!74 = !DILocation(line: 18, column: 14, scope: !48)
!75 = !DILocation(line: 19, column: 7, scope: !76)
!76 = distinct !DILexicalBlock(scope: !48, file: !3, line: 19, column: 7)
!77 = !DILocation(line: 19, column: 12, scope: !76)
!78 = !DILocation(line: 19, column: 7, scope: !48)
!79 = !DILocation(line: 20, column: 5, scope: !76)
!80 = !DILocation(line: 21, column: 3, scope: !48)
!81 = !DILocation(line: 22, column: 10, scope: !48)
!82 = !DILocation(line: 22, column: 3, scope: !48)
!83 = distinct !DISubprogram(name: "deep", scope: !3, file: !3, line: 10, type: !84, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!84 = !DISubroutineType(types: !85)
!85 = !{null, !86, !25}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!87 = !DILocalVariable(name: "buffer", arg: 1, scope: !83, file: !3, line: 10, type: !86)
!88 = !DILocation(line: 10, column: 27, scope: !83)
!89 = !DILocalVariable(name: "n", arg: 2, scope: !83, file: !3, line: 10, type: !25)
!90 = !DILocation(line: 10, column: 39, scope: !83)
!91 = !DILocalVariable(name: "local", scope: !83, file: !3, line: 11, type: !92)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 64, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 2)
!95 = !DILocation(line: 11, column: 7, scope: !83)
!96 = !DILocation(line: 11, column: 20, scope: !83)
!97 = !DILocation(line: 11, column: 18, scope: !83)
!98 = !DILocation(line: 11, column: 23, scope: !83)
!99 = !DILocation(line: 12, column: 7, scope: !100)
!100 = distinct !DILexicalBlock(scope: !83, file: !3, line: 12, column: 7)
!101 = !DILocation(line: 12, column: 9, scope: !100)
!102 = !DILocation(line: 12, column: 7, scope: !83)
!103 = !DILocation(line: 13, column: 14, scope: !100)
!104 = !DILocation(line: 13, column: 13, scope: !100)
!105 = !DILocation(line: 13, column: 5, scope: !100)
!106 = !DILocation(line: 14, column: 8, scope: !83)
!107 = !DILocation(line: 14, column: 16, scope: !83)
!108 = !DILocation(line: 14, column: 25, scope: !83)
!109 = !DILocation(line: 14, column: 3, scope: !83)
!110 = !DILocation(line: 15, column: 1, scope: !83)
