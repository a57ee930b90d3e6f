; ModuleID = 'race_hides_nothing.c'
source_filename = "race_hides_nothing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@started = internal global i32 0, align 4, !dbg !0
@data = internal global i32 0, align 4, !dbg !5
@was_early = internal global i32 0, align 4, !dbg !8
@.str = private unnamed_addr constant [33 x i8] c"copy || !atomic_load(&was_early)\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [21 x i8] c"race_hides_nothing.c\00", align 1, !dbg !19
@__func__.reader = private unnamed_addr constant [7 x i8] c"reader\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
entry:
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
    #dbg_declare(ptr %a, !41, !DIExpression(), !45)
    #dbg_declare(ptr %b, !46, !DIExpression(), !47)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @writer, ptr noundef null), !dbg !48
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !49
  store i32 1, ptr %.atomictmp, align 4, !dbg !50
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !50
  store atomic i32 %0, ptr @started seq_cst, align 4, !dbg !50
  %1 = load i64, ptr %a, align 8, !dbg !51
  %call2 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !52
  %2 = load i64, ptr %b, align 8, !dbg !53
  %call3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !54
  ret i32 0, !dbg !55
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %arg) #0 !dbg !56 {
entry:
  %arg.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !60, !DIExpression(), !61)
  %0 = load atomic i32, ptr @started seq_cst, align 4, !dbg !62
  store i32 %0, ptr %atomic-temp, align 4, !dbg !62
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !62
  %tobool = icmp ne i32 %1, 0, !dbg !62
  br i1 %tobool, label %if.then, label %if.else, !dbg !64

if.then:                                          ; preds = %entry
  store i32 1, ptr @data, align 4, !dbg !65
  br label %if.end, !dbg !66

if.else:                                          ; preds = %entry
  store i32 1, ptr %.atomictmp, align 4, !dbg !67
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !67
  store atomic i32 %2, ptr @was_early seq_cst, align 4, !dbg !67
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %3 = load ptr, ptr %arg.addr, align 8, !dbg !68
  ret ptr %3, !dbg !69
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %arg) #0 !dbg !70 {
entry:
  %arg.addr = alloca ptr, align 8
  %copy = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !71, !DIExpression(), !72)
    #dbg_declare(ptr %copy, !73, !DIExpression(), !74)
  %0 = load i32, ptr @data, align 4, !dbg !75
  store i32 %0, ptr %copy, align 4, !dbg !74
  %1 = load i32, ptr %copy, align 4, !dbg !76
  %tobool = icmp ne i32 %1, 0, !dbg !76
  br i1 %tobool, label %cond.true, label %lor.lhs.false, !dbg !76

lor.lhs.false:                                    ; preds = %entry
  %2 = load atomic i32, ptr @was_early seq_cst, align 4, !dbg !76
  store i32 %2, ptr %atomic-temp, align 4, !dbg !76
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !76
  %tobool1 = icmp ne i32 %3, 0, !dbg !76
  br i1 %tobool1, label %cond.false, label %cond.true, !dbg !76

cond.true:                                        ; preds = %lor.lhs.false, %entry
  br label %cond.end, !dbg !76

cond.false:                                       ; preds = %lor.lhs.false
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__func__.reader) #3, !dbg !76
  unreachable, !dbg !76

4:                                                ; No predecessors!
  br label %cond.end, !dbg !76

cond.end:                                         ; preds = %4, %cond.true
  %5 = load ptr, ptr %arg.addr, align 8, !dbg !77
  ret ptr %5, !dbg !78
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "started", scope: !2, file: !3, line: 8, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race_hides_nothing.c", directory: ".", checksumkind: CSK_MD5, checksum: "7b4fd31d18d9953e46f7d856e6a5d016")
!4 = !{!0, !5, !8, !13, !19, !24}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "was_early", scope: !2, file: !3, line: 8, type: !10, isLocal: true, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !11, line: 104, baseType: !12)
!11 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!12 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 264, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 33)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 168, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 21)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 56, elements: !28)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !{!29}
!29 = !DISubrange(count: 7)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !38, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!7}
!40 = !{}
!41 = !DILocalVariable(name: "a", scope: !37, file: !3, line: 23, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 35, baseType: !44)
!43 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 23, column: 13, scope: !37)
!46 = !DILocalVariable(name: "b", scope: !37, file: !3, line: 23, type: !42)
!47 = !DILocation(line: 23, column: 16, scope: !37)
!48 = !DILocation(line: 24, column: 3, scope: !37)
!49 = !DILocation(line: 25, column: 3, scope: !37)
!50 = !DILocation(line: 26, column: 3, scope: !37)
!51 = !DILocation(line: 27, column: 16, scope: !37)
!52 = !DILocation(line: 27, column: 3, scope: !37)
!53 = !DILocation(line: 28, column: 16, scope: !37)
!54 = !DILocation(line: 28, column: 3, scope: !37)
!55 = !DILocation(line: 29, column: 1, scope: !37)
!56 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 10, type: !57, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !59}
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!60 = !DILocalVariable(name: "arg", arg: 1, scope: !56, file: !3, line: 10, type: !59)
!61 = !DILocation(line: 10, column: 27, scope: !56)
!62 = !DILocation(line: 11, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !56, file: !3, line: 11, column: 7)
!64 = !DILocation(line: 11, column: 7, scope: !56)
!65 = !DILocation(line: 12, column: 10, scope: !63)
!66 = !DILocation(line: 12, column: 5, scope: !63)
!67 = !DILocation(line: 14, column: 5, scope: !63)
!68 = !DILocation(line: 15, column: 10, scope: !56)
!69 = !DILocation(line: 15, column: 3, scope: !56)
!70 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 17, type: !57, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 17, type: !59)
!72 = !DILocation(line: 17, column: 27, scope: !70)
!73 = !DILocalVariable(name: "copy", scope: !70, file: !3, line: 18, type: !7)
!74 = !DILocation(line: 18, column: 7, scope: !70)
!75 = !DILocation(line: 18, column: 14, scope: !70)
!76 = !DILocation(line: 19, column: 3, scope: !70)
!77 = !DILocation(line: 20, column: 10, scope: !70)
!78 = !DILocation(line: 20, column: 3, scope: !70)
