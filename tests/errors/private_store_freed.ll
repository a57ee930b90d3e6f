; ModuleID = 'private_store_freed.c'
source_filename = "private_store_freed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@published = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !26 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !30, !DIExpression(), !34)
    #dbg_declare(ptr %b, !35, !DIExpression(), !36)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @owner, ptr noundef null), !dbg !37
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @freer, ptr noundef null), !dbg !38
  %0 = load i64, ptr %a, align 8, !dbg !39
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !40
  %1 = load i64, ptr %b, align 8, !dbg !41
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !42
  ret i32 0, !dbg !43
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %arg) #0 !dbg !44 {
entry:
  %arg.addr = alloca ptr, align 8
  %p = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !48, !DIExpression(), !49)
    #dbg_declare(ptr %p, !50, !DIExpression(), !51)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !52
  store ptr %call, ptr %p, align 8, !dbg !51
  %0 = load ptr, ptr %p, align 8, !dbg !53
  %tobool = icmp ne ptr %0, null, !dbg !53
  br i1 %tobool, label %if.then, label %if.end, !dbg !55

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %p, align 8, !dbg !56
  store i32 1, ptr %1, align 4, !dbg !58
  br label %if.end, !dbg !59

if.end:                                           ; preds = %if.then, %entry
  %2 = load ptr, ptr %p, align 8, !dbg !60
  store ptr %2, ptr %.atomictmp, align 8, !dbg !61
  %3 = load i64, ptr %.atomictmp, align 8, !dbg !61
  store atomic i64 %3, ptr @published monotonic, align 8, !dbg !61
  %4 = load ptr, ptr %arg.addr, align 8, !dbg !62
  ret ptr %4, !dbg !63
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @freer(ptr noundef %arg) #0 !dbg !64 {
entry:
  %arg.addr = alloca ptr, align 8
  %p = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !65, !DIExpression(), !66)
    #dbg_declare(ptr %p, !67, !DIExpression(), !68)
  %0 = load atomic i64, ptr @published monotonic, align 8, !dbg !69
  store i64 %0, ptr %atomic-temp, align 8, !dbg !69
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !69
  store ptr %1, ptr %p, align 8, !dbg !68
  %2 = load ptr, ptr %p, align 8, !dbg !70
  call void @free(ptr noundef %2), !dbg !71
  %3 = load ptr, ptr %arg.addr, align 8, !dbg !72
  ret ptr %3, !dbg !73
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

declare void @free(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 10, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "private_store_freed.c", directory: ".", checksumkind: CSK_MD5, checksum: "208a522f733ee06e1309a0a7cdb6c764")
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
!15 = !{!0}
!16 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !27, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!18}
!29 = !{}
!30 = !DILocalVariable(name: "a", scope: !26, file: !3, line: 28, type: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 35, baseType: !33)
!32 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = !DILocation(line: 28, column: 13, scope: !26)
!35 = !DILocalVariable(name: "b", scope: !26, file: !3, line: 28, type: !31)
!36 = !DILocation(line: 28, column: 16, scope: !26)
!37 = !DILocation(line: 29, column: 3, scope: !26)
!38 = !DILocation(line: 30, column: 3, scope: !26)
!39 = !DILocation(line: 31, column: 16, scope: !26)
!40 = !DILocation(line: 31, column: 3, scope: !26)
!41 = !DILocation(line: 32, column: 16, scope: !26)
!42 = !DILocation(line: 32, column: 3, scope: !26)
!43 = !DILocation(line: 33, column: 3, scope: !26)
!44 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 12, type: !45, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !47}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!48 = !DILocalVariable(name: "arg", arg: 1, scope: !44, file: !3, line: 12, type: !47)
!49 = !DILocation(line: 12, column: 26, scope: !44)
!50 = !DILocalVariable(name: "p", scope: !44, file: !3, line: 13, type: !17)
!51 = !DILocation(line: 13, column: 8, scope: !44)
!52 = !DILocation(line: 13, column: 12, scope: !44)
!53 = !DILocation(line: 14, column: 7, scope: !54)
!54 = distinct !DILexicalBlock(scope: !44, file: !3, line: 14, column: 7)
!55 = !DILocation(line: 14, column: 7, scope: !44)
!56 = !DILocation(line: 15, column: 6, scope: !57)
!57 = distinct !DILexicalBlock(scope: !54, file: !3, line: 14, column: 10)
!58 = !DILocation(line: 15, column: 8, scope: !57)
!59 = !DILocation(line: 16, column: 3, scope: !57)
!60 = !DILocation(line: 17, column: 37, scope: !44)
!61 = !DILocation(line: 17, column: 3, scope: !44)
!62 = !DILocation(line: 18, column: 10, scope: !44)
!63 = !DILocation(line: 18, column: 3, scope: !44)
!64 = distinct !DISubprogram(name: "freer", scope: !3, file: !3, line: 21, type: !45, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!65 = !DILocalVariable(name: "arg", arg: 1, scope: !64, file: !3, line: 21, type: !47)
!66 = !DILocation(line: 21, column: 26, scope: !64)
!67 = !DILocalVariable(name: "p", scope: !64, file: !3, line: 22, type: !17)
!68 = !DILocation(line: 22, column: 8, scope: !64)
!69 = !DILocation(line: 22, column: 12, scope: !64)
!70 = !DILocation(line: 23, column: 8, scope: !64)
!71 = !DILocation(line: 23, column: 3, scope: !64)
!72 = !DILocation(line: 24, column: 10, scope: !64)
!73 = !DILocation(line: 24, column: 3, scope: !64)
