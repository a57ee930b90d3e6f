; ModuleID = 'private_read_leaked.c'
source_filename = "private_read_leaked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@shared = internal global ptr null, align 8, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %id = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  %p = alloca ptr, align 8
  %atomic-temp1 = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %id, !36, !DIExpression(), !40)
  %call = call i32 @pthread_create(ptr noundef %id, ptr noundef null, ptr noundef @owner, ptr noundef null), !dbg !41
  %0 = load atomic i32, ptr @flag acquire, align 4, !dbg !42
  store i32 %0, ptr %atomic-temp, align 4, !dbg !42
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !42
  %tobool = icmp ne i32 %1, 0, !dbg !42
  br i1 %tobool, label %if.then, label %if.end4, !dbg !44

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %p, !45, !DIExpression(), !47)
  %2 = load atomic i64, ptr @shared monotonic, align 8, !dbg !48
  store i64 %2, ptr %atomic-temp1, align 8, !dbg !48
  %3 = load ptr, ptr %atomic-temp1, align 8, !dbg !48
  store ptr %3, ptr %p, align 8, !dbg !47
  %4 = load ptr, ptr %p, align 8, !dbg !49
  %tobool2 = icmp ne ptr %4, null, !dbg !49
  br i1 %tobool2, label %if.then3, label %if.end, !dbg !51

if.then3:                                         ; preds = %if.then
  %5 = load ptr, ptr %p, align 8, !dbg !52
  store i32 2, ptr %5, align 4, !dbg !53
  br label %if.end, !dbg !54

if.end:                                           ; preds = %if.then3, %if.then
  br label %if.end4, !dbg !55

if.end4:                                          ; preds = %if.end, %entry
  %6 = load i64, ptr %id, align 8, !dbg !56
  %call5 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !57
  %atomic-load = load atomic ptr, ptr @shared seq_cst, align 8, !dbg !58
  call void @free(ptr noundef %atomic-load), !dbg !59
  ret i32 0, !dbg !60
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %arg) #0 !dbg !61 {
entry:
  %arg.addr = alloca ptr, align 8
  %p = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %value = alloca i32, align 4
  %.atomictmp1 = alloca ptr, align 8
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !64, !DIExpression(), !65)
    #dbg_declare(ptr %p, !66, !DIExpression(), !67)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !68
  store ptr %call, ptr %p, align 8, !dbg !67
  %0 = load ptr, ptr %p, align 8, !dbg !69
  store i32 1, ptr %0, align 4, !dbg !70
  store i32 1, ptr %.atomictmp, align 4, !dbg !71
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !71
  store atomic i32 %1, ptr @flag release, align 4, !dbg !71
    #dbg_declare(ptr %value, !72, !DIExpression(), !73)
  %2 = load ptr, ptr %p, align 8, !dbg !74
  %3 = load i32, ptr %2, align 4, !dbg !75
  store i32 %3, ptr %value, align 4, !dbg !73
  %4 = load ptr, ptr %p, align 8, !dbg !76
  store ptr %4, ptr %.atomictmp1, align 8, !dbg !77
  %5 = load i64, ptr %.atomictmp1, align 8, !dbg !77
  store atomic i64 %5, ptr @shared monotonic, align 8, !dbg !77
  %6 = load i32, ptr %value, align 4, !dbg !78
  %cmp = icmp eq i32 %6, 1, !dbg !79
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !78

cond.true:                                        ; preds = %entry
  %7 = load ptr, ptr %arg.addr, align 8, !dbg !80
  br label %cond.end, !dbg !78

cond.false:                                       ; preds = %entry
  %8 = load ptr, ptr %p, align 8, !dbg !81
  br label %cond.end, !dbg !78

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %7, %cond.true ], [ %8, %cond.false ], !dbg !78
  ret ptr %cond, !dbg !82
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare void @free(ptr noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 13, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "private_read_leaked.c", directory: ".", checksumkind: CSK_MD5, checksum: "e3b6b6dbfdd973e36a34f06dabe2f81d")
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
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 14, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !33, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!22}
!35 = !{}
!36 = !DILocalVariable(name: "id", scope: !32, file: !3, line: 26, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 35, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 26, column: 15, scope: !32)
!41 = !DILocation(line: 27, column: 5, scope: !32)
!42 = !DILocation(line: 28, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !32, file: !3, line: 28, column: 9)
!44 = !DILocation(line: 28, column: 9, scope: !32)
!45 = !DILocalVariable(name: "p", scope: !46, file: !3, line: 29, type: !21)
!46 = distinct !DILexicalBlock(scope: !43, file: !3, line: 28, column: 60)
!47 = !DILocation(line: 29, column: 14, scope: !46)
!48 = !DILocation(line: 29, column: 18, scope: !46)
!49 = !DILocation(line: 30, column: 13, scope: !50)
!50 = distinct !DILexicalBlock(scope: !46, file: !3, line: 30, column: 13)
!51 = !DILocation(line: 30, column: 13, scope: !46)
!52 = !DILocation(line: 31, column: 14, scope: !50)
!53 = !DILocation(line: 31, column: 16, scope: !50)
!54 = !DILocation(line: 31, column: 13, scope: !50)
!55 = !DILocation(line: 32, column: 5, scope: !46)
!56 = !DILocation(line: 33, column: 18, scope: !32)
!57 = !DILocation(line: 33, column: 5, scope: !32)
!58 = !DILocation(line: 34, column: 10, scope: !32)
!59 = !DILocation(line: 34, column: 5, scope: !32)
!60 = !DILocation(line: 35, column: 5, scope: !32)
!61 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 16, type: !62, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!62 = !DISubroutineType(types: !63)
!63 = !{!16, !16}
!64 = !DILocalVariable(name: "arg", arg: 1, scope: !61, file: !3, line: 16, type: !16)
!65 = !DILocation(line: 16, column: 26, scope: !61)
!66 = !DILocalVariable(name: "p", scope: !61, file: !3, line: 17, type: !21)
!67 = !DILocation(line: 17, column: 10, scope: !61)
!68 = !DILocation(line: 17, column: 14, scope: !61)
!69 = !DILocation(line: 18, column: 6, scope: !61)
!70 = !DILocation(line: 18, column: 8, scope: !61)
!71 = !DILocation(line: 19, column: 5, scope: !61)
!72 = !DILocalVariable(name: "value", scope: !61, file: !3, line: 20, type: !22)
!73 = !DILocation(line: 20, column: 9, scope: !61)
!74 = !DILocation(line: 20, column: 18, scope: !61)
!75 = !DILocation(line: 20, column: 17, scope: !61)
!76 = !DILocation(line: 21, column: 36, scope: !61)
!77 = !DILocation(line: 21, column: 5, scope: !61)
!78 = !DILocation(line: 22, column: 12, scope: !61)
!79 = !DILocation(line: 22, column: 18, scope: !61)
!80 = !DILocation(line: 22, column: 25, scope: !61)
!81 = !DILocation(line: 22, column: 31, scope: !61)
!82 = !DILocation(line: 22, column: 5, scope: !61)
