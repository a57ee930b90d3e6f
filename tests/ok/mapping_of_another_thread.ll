; ModuleID = 'mapping_of_another_thread.c'
source_filename = "mapping_of_another_thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@memory = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [5 x i8] c"done\00", align 1, !dbg !16
@x = internal global i32 0, align 4, !dbg !21
@y = internal global i32 0, align 4, !dbg !27
@z = internal global i32 0, align 4, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
entry:
  %one = alloca i64, align 8
  %other = alloca i64, align 8
    #dbg_declare(ptr %one, !43, !DIExpression(), !47)
    #dbg_declare(ptr %other, !48, !DIExpression(), !49)
  %call = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 3, i32 noundef 34, i32 noundef -1, i64 noundef 0), !dbg !50
  store ptr %call, ptr @memory, align 8, !dbg !51
  %call1 = call i32 @pthread_create(ptr noundef %one, ptr noundef null, ptr noundef @meets, ptr noundef null), !dbg !52
  %call2 = call i32 @pthread_create(ptr noundef %other, ptr noundef null, ptr noundef @takes_back, ptr noundef null), !dbg !53
  %0 = load i64, ptr %other, align 8, !dbg !54
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !55
  %1 = load i64, ptr %one, align 8, !dbg !56
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !57
  %call5 = call i32 @puts(ptr noundef @.str), !dbg !58
  ret i32 0, !dbg !59
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @meets(ptr noundef %unused) #0 !dbg !60 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp2 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !63, !DIExpression(), !64)
  store i32 1, ptr %.atomictmp, align 4, !dbg !65
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !65
  store atomic i32 %0, ptr @x seq_cst, align 4, !dbg !65
  store i32 2, ptr %.atomictmp1, align 4, !dbg !66
  %1 = load i32, ptr %.atomictmp1, align 4, !dbg !66
  store atomic i32 %1, ptr @y seq_cst, align 4, !dbg !66
  %2 = load atomic i32, ptr @z seq_cst, align 4, !dbg !67
  store i32 %2, ptr %atomic-temp, align 4, !dbg !67
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !67
  %tobool = icmp ne i32 %3, 0, !dbg !67
  br i1 %tobool, label %if.end, label %if.then, !dbg !69

if.then:                                          ; preds = %entry
  store i32 2, ptr %.atomictmp2, align 4, !dbg !70
  %4 = load i32, ptr %.atomictmp2, align 4, !dbg !70
  store atomic i32 %4, ptr @x seq_cst, align 4, !dbg !70
  br label %if.end, !dbg !70

if.end:                                           ; preds = %if.then, %entry
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !71
  ret ptr %5, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @takes_back(ptr noundef %unused) #0 !dbg !73 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !74, !DIExpression(), !75)
  store i32 1, ptr %.atomictmp, align 4, !dbg !76
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !76
  store atomic i32 %0, ptr @y seq_cst, align 4, !dbg !76
  %1 = load atomic i32, ptr @x seq_cst, align 4, !dbg !77
  store i32 %1, ptr %atomic-temp, align 4, !dbg !77
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !77
  %conv = trunc i32 %2 to i8, !dbg !78
  %3 = load ptr, ptr @memory, align 8, !dbg !79
  %arrayidx = getelementptr inbounds i8, ptr %3, i64 0, !dbg !79
  store i8 %conv, ptr %arrayidx, align 1, !dbg !80
  %4 = load ptr, ptr @memory, align 8, !dbg !81
  %call = call i32 @munmap(ptr noundef %4, i64 noundef 1), !dbg !82
  store i32 1, ptr %.atomictmp1, align 4, !dbg !83
  %5 = load i32, ptr %.atomictmp1, align 4, !dbg !83
  store atomic i32 %5, ptr @z seq_cst, align 4, !dbg !83
  %6 = load atomic i32, ptr @y seq_cst, align 4, !dbg !84
  store i32 %6, ptr %atomic-temp2, align 4, !dbg !84
  %7 = load i32, ptr %atomic-temp2, align 4, !dbg !84
  %8 = load ptr, ptr %unused.addr, align 8, !dbg !85
  ret ptr %8, !dbg !86
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @puts(ptr noundef) #1

declare i32 @munmap(ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "memory", scope: !2, file: !3, line: 13, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !12, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mapping_of_another_thread.c", directory: ".", checksumkind: CSK_MD5, checksum: "890a1a6860ae0212afadc70e14fb42cb")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 9, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10, !11}
!8 = !DIEnumerator(name: "PROT_READ", value: 1)
!9 = !DIEnumerator(name: "PROT_WRITE", value: 2)
!10 = !DIEnumerator(name: "MAP_PRIVATE", value: 2)
!11 = !DIEnumerator(name: "MAP_ANONYMOUS", value: 32)
!12 = !{!13, !14}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16, !0, !21, !27, !29}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 40, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 5)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 14, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !24, line: 104, baseType: !25)
!24 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 14, type: !23, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 14, type: !23, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !40, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!26}
!42 = !{}
!43 = !DILocalVariable(name: "one", scope: !39, file: !3, line: 34, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 75, baseType: !46)
!45 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 34, column: 13, scope: !39)
!48 = !DILocalVariable(name: "other", scope: !39, file: !3, line: 34, type: !44)
!49 = !DILocation(line: 34, column: 18, scope: !39)
!50 = !DILocation(line: 35, column: 12, scope: !39)
!51 = !DILocation(line: 35, column: 10, scope: !39)
!52 = !DILocation(line: 36, column: 3, scope: !39)
!53 = !DILocation(line: 37, column: 3, scope: !39)
!54 = !DILocation(line: 38, column: 16, scope: !39)
!55 = !DILocation(line: 38, column: 3, scope: !39)
!56 = !DILocation(line: 39, column: 16, scope: !39)
!57 = !DILocation(line: 39, column: 3, scope: !39)
!58 = !DILocation(line: 40, column: 3, scope: !39)
!59 = !DILocation(line: 41, column: 1, scope: !39)
!60 = distinct !DISubprogram(name: "meets", scope: !3, file: !3, line: 25, type: !61, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!61 = !DISubroutineType(types: !62)
!62 = !{!13, !13}
!63 = !DILocalVariable(name: "unused", arg: 1, scope: !60, file: !3, line: 25, type: !13)
!64 = !DILocation(line: 25, column: 26, scope: !60)
!65 = !DILocation(line: 26, column: 3, scope: !60)
!66 = !DILocation(line: 27, column: 3, scope: !60)
!67 = !DILocation(line: 28, column: 8, scope: !68)
!68 = distinct !DILexicalBlock(scope: !60, file: !3, line: 28, column: 7)
!69 = !DILocation(line: 28, column: 7, scope: !60)
!70 = !DILocation(line: 29, column: 5, scope: !68)
!71 = !DILocation(line: 30, column: 10, scope: !60)
!72 = !DILocation(line: 30, column: 3, scope: !60)
!73 = distinct !DISubprogram(name: "takes_back", scope: !3, file: !3, line: 16, type: !61, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!74 = !DILocalVariable(name: "unused", arg: 1, scope: !73, file: !3, line: 16, type: !13)
!75 = !DILocation(line: 16, column: 31, scope: !73)
!76 = !DILocation(line: 17, column: 3, scope: !73)
!77 = !DILocation(line: 18, column: 21, scope: !73)
!78 = !DILocation(line: 18, column: 15, scope: !73)
!79 = !DILocation(line: 18, column: 3, scope: !73)
!80 = !DILocation(line: 18, column: 13, scope: !73)
!81 = !DILocation(line: 19, column: 10, scope: !73)
!82 = !DILocation(line: 19, column: 3, scope: !73)
!83 = !DILocation(line: 20, column: 3, scope: !73)
!84 = !DILocation(line: 21, column: 9, scope: !73)
!85 = !DILocation(line: 22, column: 10, scope: !73)
!86 = !DILocation(line: 22, column: 3, scope: !73)
