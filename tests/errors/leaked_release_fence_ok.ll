; ModuleID = 'leaked_release_fence_ok.c'
source_filename = "leaked_release_fence_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i32, i32 }

@leaked = internal global ptr null, align 8, !dbg !0
@published = internal global ptr null, align 8, !dbg !18
@seen = internal global i32 0, align 4, !dbg !27

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !36 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %object = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !40, !DIExpression(), !44)
    #dbg_declare(ptr %object, !45, !DIExpression(), !46)
  %call = call ptr @malloc(i64 noundef 8) #3, !dbg !47
  store ptr %call, ptr %object, align 8, !dbg !46
  %0 = load ptr, ptr %object, align 8, !dbg !48
  store ptr %0, ptr @leaked, align 8, !dbg !49
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !50
  %1 = load ptr, ptr %object, align 8, !dbg !51
  %first = getelementptr inbounds %struct.pair, ptr %1, i32 0, i32 0, !dbg !52
  store i32 1, ptr %first, align 4, !dbg !53
  fence release, !dbg !54
  %2 = load ptr, ptr %object, align 8, !dbg !55
  %second = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 1, !dbg !56
  store i32 2, ptr %second, align 4, !dbg !57
  %3 = load ptr, ptr %object, align 8, !dbg !58
  store ptr %3, ptr %.atomictmp, align 8, !dbg !59
  %4 = load i64, ptr %.atomictmp, align 8, !dbg !59
  store atomic i64 %4, ptr @published monotonic, align 8, !dbg !59
  %5 = load i64, ptr %t, align 8, !dbg !60
  %call2 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !61
  ret i32 0, !dbg !62
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !63 {
entry:
  %unused.addr = alloca ptr, align 8
  %object = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !66, !DIExpression(), !67)
    #dbg_declare(ptr %object, !68, !DIExpression(), !69)
  %0 = load atomic i64, ptr @published monotonic, align 8, !dbg !70
  store i64 %0, ptr %atomic-temp, align 8, !dbg !70
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !70
  store ptr %1, ptr %object, align 8, !dbg !69
  fence acquire, !dbg !71
  %2 = load ptr, ptr %object, align 8, !dbg !72
  %tobool = icmp ne ptr %2, null, !dbg !72
  br i1 %tobool, label %if.then, label %if.end, !dbg !74

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %object, align 8, !dbg !75
  %first = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 0, !dbg !76
  %4 = load i32, ptr %first, align 4, !dbg !76
  store i32 %4, ptr @seen, align 4, !dbg !77
  br label %if.end, !dbg !78

if.end:                                           ; preds = %if.then, %entry
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !79
  ret ptr %5, !dbg !80
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "leaked", scope: !2, file: !3, line: 15, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leaked_release_fence_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "ddb5f2423e7de921ea5b2c8a33b4ef17")
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
!17 = !{!18, !0, !27}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 14, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 11, size: 64, elements: !23)
!23 = !{!24, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !22, file: !3, line: 12, baseType: !25, size: 32)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !22, file: !3, line: 12, baseType: !25, size: 32, offset: 32)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 16, type: !25, isLocal: true, isDefinition: true)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !37, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!25}
!39 = !{}
!40 = !DILocalVariable(name: "t", scope: !36, file: !3, line: 27, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 35, baseType: !43)
!42 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 27, column: 13, scope: !36)
!45 = !DILocalVariable(name: "object", scope: !36, file: !3, line: 28, type: !21)
!46 = !DILocation(line: 28, column: 16, scope: !36)
!47 = !DILocation(line: 28, column: 25, scope: !36)
!48 = !DILocation(line: 29, column: 12, scope: !36)
!49 = !DILocation(line: 29, column: 10, scope: !36)
!50 = !DILocation(line: 30, column: 3, scope: !36)
!51 = !DILocation(line: 31, column: 3, scope: !36)
!52 = !DILocation(line: 31, column: 11, scope: !36)
!53 = !DILocation(line: 31, column: 17, scope: !36)
!54 = !DILocation(line: 32, column: 3, scope: !36)
!55 = !DILocation(line: 33, column: 3, scope: !36)
!56 = !DILocation(line: 33, column: 11, scope: !36)
!57 = !DILocation(line: 33, column: 18, scope: !36)
!58 = !DILocation(line: 34, column: 37, scope: !36)
!59 = !DILocation(line: 34, column: 3, scope: !36)
!60 = !DILocation(line: 35, column: 16, scope: !36)
!61 = !DILocation(line: 35, column: 3, scope: !36)
!62 = !DILocation(line: 36, column: 3, scope: !36)
!63 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 18, type: !64, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!64 = !DISubroutineType(types: !65)
!65 = !{!16, !16}
!66 = !DILocalVariable(name: "unused", arg: 1, scope: !63, file: !3, line: 18, type: !16)
!67 = !DILocation(line: 18, column: 27, scope: !63)
!68 = !DILocalVariable(name: "object", scope: !63, file: !3, line: 19, type: !21)
!69 = !DILocation(line: 19, column: 16, scope: !63)
!70 = !DILocation(line: 19, column: 25, scope: !63)
!71 = !DILocation(line: 20, column: 3, scope: !63)
!72 = !DILocation(line: 21, column: 7, scope: !73)
!73 = distinct !DILexicalBlock(scope: !63, file: !3, line: 21, column: 7)
!74 = !DILocation(line: 21, column: 7, scope: !63)
!75 = !DILocation(line: 22, column: 12, scope: !73)
!76 = !DILocation(line: 22, column: 20, scope: !73)
!77 = !DILocation(line: 22, column: 10, scope: !73)
!78 = !DILocation(line: 22, column: 5, scope: !73)
!79 = !DILocation(line: 23, column: 10, scope: !63)
!80 = !DILocation(line: 23, column: 3, scope: !63)
