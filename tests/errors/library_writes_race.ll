; ModuleID = 'library_writes_race.c'
source_filename = "library_writes_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@buffer = internal global [8 x i8] zeroinitializer, align 1, !dbg !18
@.str = private unnamed_addr constant [3 x i8] c"ab\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
entry:
  %retval = alloca i32, align 4
  %id = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %id, !43, !DIExpression(), !47)
  %call = call i32 @pthread_create(ptr noundef %id, ptr noundef null, ptr noundef @one, ptr noundef null) #2, !dbg !48
  %0 = load atomic i32, ptr @flag monotonic, align 4, !dbg !49
  store i32 %0, ptr %atomic-temp, align 4, !dbg !49
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !49
  %tobool = icmp ne i32 %1, 0, !dbg !49
  br i1 %tobool, label %if.then, label %if.end, !dbg !51

if.then:                                          ; preds = %entry
  store i8 120, ptr @buffer, align 1, !dbg !52
  br label %if.end, !dbg !53

if.end:                                           ; preds = %if.then, %entry
  %2 = load i64, ptr %id, align 8, !dbg !54
  %call1 = call i32 @pthread_join(i64 noundef %2, ptr noundef null) #2, !dbg !55
  ret i32 0, !dbg !56
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @one(ptr noundef %arg) #0 !dbg !57 {
entry:
  %arg.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !60, !DIExpression(), !61)
  %call = call ptr @strcpy(ptr noundef @buffer, ptr noundef @.str) #2, !dbg !62
  store i32 1, ptr %.atomictmp, align 4, !dbg !63
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !63
  store atomic i32 %0, ptr @flag monotonic, align 4, !dbg !63
  %1 = load ptr, ptr %arg.addr, align 8, !dbg !64
  ret ptr %1, !dbg !65
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare ptr @strcpy(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 11, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "library_writes_race.c", directory: ".", checksumkind: CSK_MD5, checksum: "358b729e43ae294a31a1860a1e0de6f6")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !0, !24}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 64, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 8)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 24, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 3)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !31)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !40, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!31}
!42 = !{}
!43 = !DILocalVariable(name: "id", scope: !39, file: !3, line: 20, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 35, baseType: !46)
!45 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 20, column: 15, scope: !39)
!48 = !DILocation(line: 21, column: 5, scope: !39)
!49 = !DILocation(line: 22, column: 9, scope: !50)
!50 = distinct !DILexicalBlock(scope: !39, file: !3, line: 22, column: 9)
!51 = !DILocation(line: 22, column: 9, scope: !39)
!52 = !DILocation(line: 23, column: 19, scope: !50)
!53 = !DILocation(line: 23, column: 9, scope: !50)
!54 = !DILocation(line: 24, column: 18, scope: !39)
!55 = !DILocation(line: 24, column: 5, scope: !39)
!56 = !DILocation(line: 25, column: 5, scope: !39)
!57 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 13, type: !58, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!58 = !DISubroutineType(types: !59)
!59 = !{!16, !16}
!60 = !DILocalVariable(name: "arg", arg: 1, scope: !57, file: !3, line: 13, type: !16)
!61 = !DILocation(line: 13, column: 24, scope: !57)
!62 = !DILocation(line: 14, column: 5, scope: !57)
!63 = !DILocation(line: 15, column: 5, scope: !57)
!64 = !DILocation(line: 16, column: 12, scope: !57)
!65 = !DILocation(line: 16, column: 5, scope: !57)
