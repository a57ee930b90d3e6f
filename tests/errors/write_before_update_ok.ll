; ModuleID = 'write_before_update_ok.c'
source_filename = "write_before_update_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@seen = internal global i32 0, align 4, !dbg !0
@x = internal global i32 1, align 4, !dbg !23
@f = internal global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !36, !DIExpression(), !40)
    #dbg_declare(ptr %b, !41, !DIExpression(), !42)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @one, ptr noundef null), !dbg !43
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @two, ptr noundef null), !dbg !44
  %0 = load i64, ptr %a, align 8, !dbg !45
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !46
  %1 = load i64, ptr %b, align 8, !dbg !47
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !48
  %2 = load i32, ptr @seen, align 4, !dbg !49
  %tobool = icmp ne i32 %2, 0, !dbg !49
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !49

cond.true:                                        ; preds = %entry
  %atomic-load = load atomic i32, ptr @x seq_cst, align 4, !dbg !50
  br label %cond.end, !dbg !49

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !49

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %atomic-load, %cond.true ], [ 0, %cond.false ], !dbg !49
  ret i32 %cond, !dbg !51
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @one(ptr noundef %arg) #0 !dbg !52 {
entry:
  %arg.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp2 = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !55, !DIExpression(), !56)
  store i32 1, ptr %.atomictmp, align 4, !dbg !57
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !57
  store atomic i32 %0, ptr @x monotonic, align 4, !dbg !57
  store i32 1, ptr %.atomictmp1, align 4, !dbg !58
  %1 = load i32, ptr %.atomictmp1, align 4, !dbg !58
  %2 = atomicrmw xchg ptr @x, i32 %1 monotonic, align 4, !dbg !58
  store i32 %2, ptr %atomic-temp, align 4, !dbg !58
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !58
  store i32 1, ptr %.atomictmp2, align 4, !dbg !59
  %4 = load i32, ptr %.atomictmp2, align 4, !dbg !59
  store atomic i32 %4, ptr @f monotonic, align 4, !dbg !59
  %5 = load ptr, ptr %arg.addr, align 8, !dbg !60
  ret ptr %5, !dbg !61
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @two(ptr noundef %arg) #0 !dbg !62 {
entry:
  %arg.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !63, !DIExpression(), !64)
  %0 = load atomic i32, ptr @f monotonic, align 4, !dbg !65
  store i32 %0, ptr %atomic-temp, align 4, !dbg !65
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !65
  store i32 %1, ptr @seen, align 4, !dbg !66
  %2 = load i32, ptr @seen, align 4, !dbg !67
  %tobool = icmp ne i32 %2, 0, !dbg !67
  br i1 %tobool, label %if.then, label %if.end, !dbg !69

if.then:                                          ; preds = %entry
  store i32 2, ptr %.atomictmp, align 4, !dbg !70
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !70
  store atomic i32 %3, ptr @x monotonic, align 4, !dbg !70
  br label %if.end, !dbg !70

if.end:                                           ; preds = %if.then, %entry
  %4 = load ptr, ptr %arg.addr, align 8, !dbg !71
  ret ptr %4, !dbg !72
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 11, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "write_before_update_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "9aada745fdb4f9d1a246dc716c9f2918")
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
!17 = !{!0, !18, !23}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !33, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!22}
!35 = !{}
!36 = !DILocalVariable(name: "a", scope: !32, file: !3, line: 28, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 35, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 28, column: 15, scope: !32)
!41 = !DILocalVariable(name: "b", scope: !32, file: !3, line: 28, type: !37)
!42 = !DILocation(line: 28, column: 18, scope: !32)
!43 = !DILocation(line: 29, column: 5, scope: !32)
!44 = !DILocation(line: 30, column: 5, scope: !32)
!45 = !DILocation(line: 31, column: 18, scope: !32)
!46 = !DILocation(line: 31, column: 5, scope: !32)
!47 = !DILocation(line: 32, column: 18, scope: !32)
!48 = !DILocation(line: 32, column: 5, scope: !32)
!49 = !DILocation(line: 33, column: 12, scope: !32)
!50 = !DILocation(line: 33, column: 19, scope: !32)
!51 = !DILocation(line: 33, column: 5, scope: !32)
!52 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 13, type: !53, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!53 = !DISubroutineType(types: !54)
!54 = !{!16, !16}
!55 = !DILocalVariable(name: "arg", arg: 1, scope: !52, file: !3, line: 13, type: !16)
!56 = !DILocation(line: 13, column: 24, scope: !52)
!57 = !DILocation(line: 14, column: 5, scope: !52)
!58 = !DILocation(line: 15, column: 5, scope: !52)
!59 = !DILocation(line: 16, column: 5, scope: !52)
!60 = !DILocation(line: 17, column: 12, scope: !52)
!61 = !DILocation(line: 17, column: 5, scope: !52)
!62 = distinct !DISubprogram(name: "two", scope: !3, file: !3, line: 20, type: !53, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!63 = !DILocalVariable(name: "arg", arg: 1, scope: !62, file: !3, line: 20, type: !16)
!64 = !DILocation(line: 20, column: 24, scope: !62)
!65 = !DILocation(line: 21, column: 12, scope: !62)
!66 = !DILocation(line: 21, column: 10, scope: !62)
!67 = !DILocation(line: 22, column: 9, scope: !68)
!68 = distinct !DILexicalBlock(scope: !62, file: !3, line: 22, column: 9)
!69 = !DILocation(line: 22, column: 9, scope: !62)
!70 = !DILocation(line: 23, column: 9, scope: !68)
!71 = !DILocation(line: 24, column: 12, scope: !62)
!72 = !DILocation(line: 24, column: 5, scope: !62)
