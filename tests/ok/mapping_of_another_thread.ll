; ModuleID = 'mapping_of_another_thread.c'
source_filename = "mapping_of_another_thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@memory = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [5 x i8] c"done\00", align 1, !dbg !18
@x = internal global i32 0, align 4, !dbg !23
@y = internal global i32 0, align 4, !dbg !29
@z = internal global i32 0, align 4, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !41 {
entry:
  %one = alloca i64, align 8
  %other = alloca i64, align 8
    #dbg_declare(ptr %one, !45, !DIExpression(), !49)
    #dbg_declare(ptr %other, !50, !DIExpression(), !51)
  %call = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 3, i32 noundef 34, i32 noundef -1, i64 noundef 0), !dbg !52
  store ptr %call, ptr @memory, align 8, !dbg !53
  %call1 = call i32 @pthread_create(ptr noundef %one, ptr noundef null, ptr noundef @meets, ptr noundef null), !dbg !54
  %call2 = call i32 @pthread_create(ptr noundef %other, ptr noundef null, ptr noundef @takes_back, ptr noundef null), !dbg !55
  %0 = load i64, ptr %other, align 8, !dbg !56
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !57
  %1 = load i64, ptr %one, align 8, !dbg !58
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !59
  %call5 = call i32 @puts(ptr noundef @.str), !dbg !60
  ret i32 0, !dbg !61
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @meets(ptr noundef %unused) #0 !dbg !62 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp2 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !65, !DIExpression(), !66)
  store i32 1, ptr %.atomictmp, align 4, !dbg !67
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !67
  store atomic i32 %0, ptr @x seq_cst, align 4, !dbg !67
  store i32 2, ptr %.atomictmp1, align 4, !dbg !68
  %1 = load i32, ptr %.atomictmp1, align 4, !dbg !68
  store atomic i32 %1, ptr @y seq_cst, align 4, !dbg !68
  %2 = load atomic i32, ptr @z seq_cst, align 4, !dbg !69
  store i32 %2, ptr %atomic-temp, align 4, !dbg !69
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !69
  %tobool = icmp ne i32 %3, 0, !dbg !69
  br i1 %tobool, label %if.end, label %if.then, !dbg !71

if.then:                                          ; preds = %entry
  store i32 2, ptr %.atomictmp2, align 4, !dbg !72
  %4 = load i32, ptr %.atomictmp2, align 4, !dbg !72
  store atomic i32 %4, ptr @x seq_cst, align 4, !dbg !72
  br label %if.end, !dbg !72

if.end:                                           ; preds = %if.then, %entry
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !73
  ret ptr %5, !dbg !74
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @takes_back(ptr noundef %unused) #0 !dbg !75 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !76, !DIExpression(), !77)
  store i32 1, ptr %.atomictmp, align 4, !dbg !78
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !78
  store atomic i32 %0, ptr @y seq_cst, align 4, !dbg !78
  %1 = load atomic i32, ptr @x seq_cst, align 4, !dbg !79
  store i32 %1, ptr %atomic-temp, align 4, !dbg !79
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !79
  %conv = trunc i32 %2 to i8, !dbg !80
  %3 = load ptr, ptr @memory, align 8, !dbg !81
  %arrayidx = getelementptr inbounds i8, ptr %3, i64 0, !dbg !81
  store i8 %conv, ptr %arrayidx, align 1, !dbg !82
  %4 = load ptr, ptr @memory, align 8, !dbg !83
  %call = call i32 @munmap(ptr noundef %4, i64 noundef 1), !dbg !84
  store i32 1, ptr %.atomictmp1, align 4, !dbg !85
  %5 = load i32, ptr %.atomictmp1, align 4, !dbg !85
  store atomic i32 %5, ptr @z seq_cst, align 4, !dbg !85
  %6 = load atomic i32, ptr @y seq_cst, align 4, !dbg !86
  store i32 %6, ptr %atomic-temp2, align 4, !dbg !86
  %7 = load i32, ptr %atomic-temp2, align 4, !dbg !86
  %8 = load ptr, ptr %unused.addr, align 8, !dbg !87
  ret ptr %8, !dbg !88
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @puts(ptr noundef) #1

declare i32 @munmap(ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39, !40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "memory", scope: !2, file: !3, line: 10, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !14, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mapping_of_another_thread.c", directory: ".", checksumkind: CSK_MD5, checksum: "0b5da064e7c9d872f6b6ca50761c12fa")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 4, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "./../mman.h", directory: ".", checksumkind: CSK_MD5, checksum: "7d6004efc8143a70cdea2f1e6eaf969f")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13}
!9 = !DIEnumerator(name: "PROT_READ", value: 1)
!10 = !DIEnumerator(name: "PROT_WRITE", value: 2)
!11 = !DIEnumerator(name: "MAP_SHARED", value: 1)
!12 = !DIEnumerator(name: "MAP_PRIVATE", value: 2)
!13 = !DIEnumerator(name: "MAP_ANONYMOUS", value: 32)
!14 = !{!15, !16}
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18, !0, !23, !29, !31}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 40, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 5)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 11, type: !25, isLocal: true, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !26, line: 104, baseType: !27)
!26 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!27 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !28)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 11, type: !25, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 11, type: !25, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 8, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 2}
!40 = !{i32 7, !"frame-pointer", i32 2}
!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !42, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!28}
!44 = !{}
!45 = !DILocalVariable(name: "one", scope: !41, file: !3, line: 31, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !47, line: 75, baseType: !48)
!47 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!48 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!49 = !DILocation(line: 31, column: 13, scope: !41)
!50 = !DILocalVariable(name: "other", scope: !41, file: !3, line: 31, type: !46)
!51 = !DILocation(line: 31, column: 18, scope: !41)
!52 = !DILocation(line: 32, column: 12, scope: !41)
!53 = !DILocation(line: 32, column: 10, scope: !41)
!54 = !DILocation(line: 33, column: 3, scope: !41)
!55 = !DILocation(line: 34, column: 3, scope: !41)
!56 = !DILocation(line: 35, column: 16, scope: !41)
!57 = !DILocation(line: 35, column: 3, scope: !41)
!58 = !DILocation(line: 36, column: 16, scope: !41)
!59 = !DILocation(line: 36, column: 3, scope: !41)
!60 = !DILocation(line: 37, column: 3, scope: !41)
!61 = !DILocation(line: 38, column: 1, scope: !41)
!62 = distinct !DISubprogram(name: "meets", scope: !3, file: !3, line: 22, type: !63, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!63 = !DISubroutineType(types: !64)
!64 = !{!15, !15}
!65 = !DILocalVariable(name: "unused", arg: 1, scope: !62, file: !3, line: 22, type: !15)
!66 = !DILocation(line: 22, column: 26, scope: !62)
!67 = !DILocation(line: 23, column: 3, scope: !62)
!68 = !DILocation(line: 24, column: 3, scope: !62)
!69 = !DILocation(line: 25, column: 8, scope: !70)
!70 = distinct !DILexicalBlock(scope: !62, file: !3, line: 25, column: 7)
!71 = !DILocation(line: 25, column: 7, scope: !62)
!72 = !DILocation(line: 26, column: 5, scope: !70)
!73 = !DILocation(line: 27, column: 10, scope: !62)
!74 = !DILocation(line: 27, column: 3, scope: !62)
!75 = distinct !DISubprogram(name: "takes_back", scope: !3, file: !3, line: 13, type: !63, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !75, file: !3, line: 13, type: !15)
!77 = !DILocation(line: 13, column: 31, scope: !75)
!78 = !DILocation(line: 14, column: 3, scope: !75)
!79 = !DILocation(line: 15, column: 21, scope: !75)
!80 = !DILocation(line: 15, column: 15, scope: !75)
!81 = !DILocation(line: 15, column: 3, scope: !75)
!82 = !DILocation(line: 15, column: 13, scope: !75)
!83 = !DILocation(line: 16, column: 10, scope: !75)
!84 = !DILocation(line: 16, column: 3, scope: !75)
!85 = !DILocation(line: 17, column: 3, scope: !75)
!86 = !DILocation(line: 18, column: 9, scope: !75)
!87 = !DILocation(line: 19, column: 10, scope: !75)
!88 = !DILocation(line: 19, column: 3, scope: !75)
