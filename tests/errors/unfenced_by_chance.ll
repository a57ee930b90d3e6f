; ModuleID = 'unfenced_by_chance.c'
source_filename = "unfenced_by_chance.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0
@is_read = internal global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %value = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !36, !DIExpression(), !40)
    #dbg_declare(ptr %value, !41, !DIExpression(), !42)
  store i32 0, ptr %value, align 4, !dbg !42
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !43
  store i32 1, ptr %.atomictmp, align 4, !dbg !44
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !44
  store atomic i32 %0, ptr %value monotonic, align 4, !dbg !44
  call void @fence_before(), !dbg !45
  store ptr %value, ptr %.atomictmp1, align 8, !dbg !46
  %1 = load i64, ptr %.atomictmp1, align 8, !dbg !46
  store atomic i64 %1, ptr @shared monotonic, align 8, !dbg !46
  %2 = load i64, ptr %thread, align 8, !dbg !47
  %call2 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !48
  ret i32 0, !dbg !49
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !50 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !53, !DIExpression(), !54)
  store i32 1, ptr %.atomictmp, align 4, !dbg !55
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !55
  store atomic i32 %0, ptr @is_read monotonic, align 4, !dbg !55
  %1 = load atomic i64, ptr @shared acquire, align 8, !dbg !56
  store i64 %1, ptr %atomic-temp, align 8, !dbg !56
  %2 = load ptr, ptr %atomic-temp, align 8, !dbg !56
  call void @check(ptr noundef %2), !dbg !57
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !58
  ret ptr %3, !dbg !59
}

; Function Attrs: noinline nounwind uwtable
define internal void @fence_before() #0 !dbg !60 {
entry:
  %atomic-temp = alloca i32, align 4
  %0 = load atomic i32, ptr @is_read monotonic, align 4, !dbg !63
  store i32 %0, ptr %atomic-temp, align 4, !dbg !63
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !63
  %tobool = icmp ne i32 %1, 0, !dbg !63
  br i1 %tobool, label %if.end, label %if.then, !dbg !65

if.then:                                          ; preds = %entry
  fence seq_cst, !dbg !66
  br label %if.end, !dbg !66

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !67
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @check(ptr noundef %found) #0 !dbg !68 {
entry:
  %found.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %found, ptr %found.addr, align 8
    #dbg_declare(ptr %found.addr, !71, !DIExpression(), !72)
  %0 = load ptr, ptr %found.addr, align 8, !dbg !73
  %tobool = icmp ne ptr %0, null, !dbg !73
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !75

land.lhs.true:                                    ; preds = %entry
  %1 = load ptr, ptr %found.addr, align 8, !dbg !76
  %2 = load atomic i32, ptr %1 monotonic, align 4, !dbg !77
  store i32 %2, ptr %atomic-temp, align 4, !dbg !77
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !77
  %cmp = icmp ne i32 %3, 1, !dbg !78
  br i1 %cmp, label %if.then, label %if.end, !dbg !79

if.then:                                          ; preds = %land.lhs.true
  call void @abort() #3, !dbg !80
  unreachable, !dbg !80

if.end:                                           ; preds = %land.lhs.true, %entry
  ret void, !dbg !81
}

; Function Attrs: noreturn nounwind
declare void @abort() #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 12, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unfenced_by_chance.c", directory: ".", checksumkind: CSK_MD5, checksum: "72445a9deae096e4b05b2932df33c0d2")
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
!19 = distinct !DIGlobalVariable(name: "is_read", scope: !2, file: !3, line: 11, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !33, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!22}
!35 = !{}
!36 = !DILocalVariable(name: "thread", scope: !32, file: !3, line: 31, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 35, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 31, column: 13, scope: !32)
!41 = !DILocalVariable(name: "value", scope: !32, file: !3, line: 32, type: !20)
!42 = !DILocation(line: 32, column: 14, scope: !32)
!43 = !DILocation(line: 33, column: 3, scope: !32)
!44 = !DILocation(line: 34, column: 3, scope: !32)
!45 = !DILocation(line: 35, column: 3, scope: !32)
!46 = !DILocation(line: 36, column: 3, scope: !32)
!47 = !DILocation(line: 37, column: 16, scope: !32)
!48 = !DILocation(line: 37, column: 3, scope: !32)
!49 = !DILocation(line: 38, column: 3, scope: !32)
!50 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 24, type: !51, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!51 = !DISubroutineType(types: !52)
!52 = !{!16, !16}
!53 = !DILocalVariable(name: "unused", arg: 1, scope: !50, file: !3, line: 24, type: !16)
!54 = !DILocation(line: 24, column: 27, scope: !50)
!55 = !DILocation(line: 25, column: 3, scope: !50)
!56 = !DILocation(line: 26, column: 9, scope: !50)
!57 = !DILocation(line: 26, column: 3, scope: !50)
!58 = !DILocation(line: 27, column: 10, scope: !50)
!59 = !DILocation(line: 27, column: 3, scope: !50)
!60 = distinct !DISubprogram(name: "fence_before", scope: !3, file: !3, line: 14, type: !61, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!61 = !DISubroutineType(types: !62)
!62 = !{null}
!63 = !DILocation(line: 15, column: 8, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 15, column: 7)
!65 = !DILocation(line: 15, column: 7, scope: !60)
!66 = !DILocation(line: 16, column: 5, scope: !64)
!67 = !DILocation(line: 17, column: 1, scope: !60)
!68 = distinct !DISubprogram(name: "check", scope: !3, file: !3, line: 19, type: !69, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!69 = !DISubroutineType(types: !70)
!70 = !{null, !24}
!71 = !DILocalVariable(name: "found", arg: 1, scope: !68, file: !3, line: 19, type: !24)
!72 = !DILocation(line: 19, column: 31, scope: !68)
!73 = !DILocation(line: 20, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !68, file: !3, line: 20, column: 7)
!75 = !DILocation(line: 20, column: 13, scope: !74)
!76 = !DILocation(line: 20, column: 37, scope: !74)
!77 = !DILocation(line: 20, column: 16, scope: !74)
!78 = !DILocation(line: 20, column: 66, scope: !74)
!79 = !DILocation(line: 20, column: 7, scope: !68)
!80 = !DILocation(line: 21, column: 5, scope: !74)
!81 = !DILocation(line: 22, column: 1, scope: !68)
