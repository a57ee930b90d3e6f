; ModuleID = 'members_of_blocks_ok.c'
source_filename = "members_of_blocks_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i32, i32 }
%struct.task = type { ptr, ptr, ptr }
%struct.node = type { i32, %struct.anon, %union.anon, ptr }
%struct.anon = type { i8, i8 }
%union.anon = type { i32 }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %pair = alloca %struct.pair, align 4
  %first = alloca ptr, align 8
  %two = alloca ptr, align 8
  %plain = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %task = alloca %struct.task, align 8
  %thread = alloca i64, align 8
  %.atomictmp7 = alloca i32, align 4
  %odd = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %pair, !27, !DIExpression(), !28)
  call void @llvm.memset.p0.i64(ptr align 4 %pair, i8 0, i64 8, i1 false), !dbg !28
    #dbg_declare(ptr %first, !29, !DIExpression(), !53)
  %call = call ptr @calloc(i64 noundef 1, i64 noundef 24) #4, !dbg !54
  store ptr %call, ptr %first, align 8, !dbg !53
    #dbg_declare(ptr %two, !55, !DIExpression(), !56)
  %call1 = call ptr @calloc(i64 noundef 2, i64 noundef 24) #4, !dbg !57
  store ptr %call1, ptr %two, align 8, !dbg !56
    #dbg_declare(ptr %plain, !58, !DIExpression(), !59)
  %call2 = call ptr @calloc(i64 noundef 1, i64 noundef 4) #4, !dbg !60
  store ptr %call2, ptr %plain, align 8, !dbg !59
  %0 = load ptr, ptr %first, align 8, !dbg !61
  %next = getelementptr inbounds %struct.node, ptr %0, i32 0, i32 3, !dbg !61
  %1 = load ptr, ptr %two, align 8, !dbg !61
  store ptr %1, ptr %.atomictmp, align 8, !dbg !61
  %2 = load i64, ptr %.atomictmp, align 8, !dbg !61
  store atomic i64 %2, ptr %next seq_cst, align 8, !dbg !61
    #dbg_declare(ptr %task, !62, !DIExpression(), !68)
  %first3 = getelementptr inbounds %struct.task, ptr %task, i32 0, i32 0, !dbg !69
  %3 = load ptr, ptr %first, align 8, !dbg !70
  store ptr %3, ptr %first3, align 8, !dbg !69
  %pair4 = getelementptr inbounds %struct.task, ptr %task, i32 0, i32 1, !dbg !69
  store ptr %pair, ptr %pair4, align 8, !dbg !69
  %plain5 = getelementptr inbounds %struct.task, ptr %task, i32 0, i32 2, !dbg !69
  %4 = load ptr, ptr %plain, align 8, !dbg !71
  store ptr %4, ptr %plain5, align 8, !dbg !69
    #dbg_declare(ptr %thread, !72, !DIExpression(), !76)
  %call6 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef %task), !dbg !77
  %5 = load ptr, ptr %first, align 8, !dbg !78
  %add.ptr = getelementptr inbounds i8, ptr %5, i64 4, !dbg !78
  store i32 6, ptr %.atomictmp7, align 4, !dbg !78
  %6 = load i32, ptr %.atomictmp7, align 4, !dbg !78
  store atomic i32 %6, ptr %add.ptr seq_cst, align 4, !dbg !78
    #dbg_declare(ptr %odd, !79, !DIExpression(), !80)
  %7 = load ptr, ptr %first, align 8, !dbg !81
  store ptr %7, ptr %odd, align 8, !dbg !80
  %8 = load ptr, ptr %odd, align 8, !dbg !82
  %left = getelementptr inbounds %struct.pair, ptr %8, i32 0, i32 0, !dbg !82
  %9 = load atomic i32, ptr %left seq_cst, align 4, !dbg !82
  store i32 %9, ptr %atomic-temp, align 4, !dbg !82
  %10 = load i32, ptr %atomic-temp, align 4, !dbg !82
  %11 = load i64, ptr %thread, align 8, !dbg !83
  %call8 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !84
  %12 = load ptr, ptr %first, align 8, !dbg !85
  call void @free(ptr noundef %12), !dbg !86
  %13 = load ptr, ptr %two, align 8, !dbg !87
  call void @free(ptr noundef %13), !dbg !88
  %14 = load ptr, ptr %plain, align 8, !dbg !89
  call void @free(ptr noundef %14), !dbg !90
  ret i32 0, !dbg !91
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %argument) #0 !dbg !92 {
entry:
  %argument.addr = alloca ptr, align 8
  %task = alloca ptr, align 8
  %second = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  %.atomictmp4 = alloca i8, align 1
  %.atomictmp5 = alloca i32, align 4
  %.atomictmp6 = alloca i32, align 4
  %.atomictmp7 = alloca i32, align 4
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !95, !DIExpression(), !96)
    #dbg_declare(ptr %task, !97, !DIExpression(), !99)
  %0 = load ptr, ptr %argument.addr, align 8, !dbg !100
  store ptr %0, ptr %task, align 8, !dbg !99
    #dbg_declare(ptr %second, !101, !DIExpression(), !102)
  %1 = load ptr, ptr %task, align 8, !dbg !103
  %first = getelementptr inbounds %struct.task, ptr %1, i32 0, i32 0, !dbg !103
  %2 = load ptr, ptr %first, align 8, !dbg !103
  %next = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 3, !dbg !103
  %3 = load atomic i64, ptr %next seq_cst, align 8, !dbg !103
  store i64 %3, ptr %atomic-temp, align 8, !dbg !103
  %4 = load ptr, ptr %atomic-temp, align 8, !dbg !103
  store ptr %4, ptr %second, align 8, !dbg !102
  %5 = load ptr, ptr %task, align 8, !dbg !104
  %first1 = getelementptr inbounds %struct.task, ptr %5, i32 0, i32 0, !dbg !104
  %6 = load ptr, ptr %first1, align 8, !dbg !104
  %value = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !104
  store i32 1, ptr %.atomictmp, align 4, !dbg !104
  %7 = load i32, ptr %.atomictmp, align 4, !dbg !104
  store atomic i32 %7, ptr %value seq_cst, align 8, !dbg !104
  %8 = load ptr, ptr %second, align 8, !dbg !105
  %value2 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !105
  store i32 2, ptr %.atomictmp3, align 4, !dbg !105
  %9 = load i32, ptr %.atomictmp3, align 4, !dbg !105
  store atomic i32 %9, ptr %value2 seq_cst, align 8, !dbg !105
  %10 = load ptr, ptr %second, align 8, !dbg !106
  %arrayidx = getelementptr inbounds %struct.node, ptr %10, i64 1, !dbg !106
  %flags = getelementptr inbounds %struct.node, ptr %arrayidx, i32 0, i32 1, !dbg !106
  %is_last = getelementptr inbounds %struct.anon, ptr %flags, i32 0, i32 1, !dbg !106
  store i8 1, ptr %.atomictmp4, align 1, !dbg !106
  %11 = load i8, ptr %.atomictmp4, align 1, !dbg !106
  store atomic i8 %11, ptr %is_last seq_cst, align 1, !dbg !106
  %12 = load ptr, ptr %second, align 8, !dbg !107
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 2, !dbg !107
  store i32 3, ptr %.atomictmp5, align 4, !dbg !107
  %14 = load i32, ptr %.atomictmp5, align 4, !dbg !107
  store atomic i32 %14, ptr %13 seq_cst, align 8, !dbg !107
  %15 = load ptr, ptr %task, align 8, !dbg !108
  %pair = getelementptr inbounds %struct.task, ptr %15, i32 0, i32 1, !dbg !108
  %16 = load ptr, ptr %pair, align 8, !dbg !108
  %right = getelementptr inbounds %struct.pair, ptr %16, i32 0, i32 1, !dbg !108
  store i32 4, ptr %.atomictmp6, align 4, !dbg !108
  %17 = load i32, ptr %.atomictmp6, align 4, !dbg !108
  store atomic i32 %17, ptr %right seq_cst, align 4, !dbg !108
  %18 = load ptr, ptr %task, align 8, !dbg !109
  %plain = getelementptr inbounds %struct.task, ptr %18, i32 0, i32 2, !dbg !109
  %19 = load ptr, ptr %plain, align 8, !dbg !109
  store i32 5, ptr %.atomictmp7, align 4, !dbg !109
  %20 = load i32, ptr %.atomictmp7, align 4, !dbg !109
  store atomic i32 %20, ptr %19 seq_cst, align 4, !dbg !109
  ret ptr null, !dbg !110
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0,1) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "members_of_blocks_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "bd4b2ef63699295a226399ccf349b665")
!2 = !{!3, !8, !10, !15}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !5, line: 104, baseType: !6)
!5 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!6 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 22, size: 64, elements: !12)
!12 = !{!13, !14}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !11, file: !1, line: 23, baseType: !4, size: 32)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !11, file: !1, line: 24, baseType: !4, size: 32, offset: 32)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 45, type: !24, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!7}
!26 = !{}
!27 = !DILocalVariable(name: "pair", scope: !23, file: !1, line: 46, type: !11)
!28 = !DILocation(line: 46, column: 15, scope: !23)
!29 = !DILocalVariable(name: "first", scope: !23, file: !1, line: 47, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 9, size: 192, elements: !32)
!32 = !{!33, !34, !44, !51}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !31, file: !1, line: 10, baseType: !4, size: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !31, file: !1, line: 14, baseType: !35, size: 16, offset: 32)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !31, file: !1, line: 11, size: 16, elements: !36)
!36 = !{!37, !40}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "small", scope: !35, file: !1, line: 12, baseType: !38, size: 8)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "is_last", scope: !35, file: !1, line: 13, baseType: !41, size: 8, offset: 8)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !5, line: 97, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !43)
!43 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!44 = !DIDerivedType(tag: DW_TAG_member, scope: !31, file: !1, line: 15, baseType: !45, size: 32, offset: 64)
!45 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !31, file: !1, line: 15, size: 32, elements: !46)
!46 = !{!47, !48}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !45, file: !1, line: 16, baseType: !4, size: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "fraction", scope: !45, file: !1, line: 17, baseType: !49, size: 32)
!49 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !50)
!50 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !31, file: !1, line: 19, baseType: !52, size: 64, offset: 128)
!52 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !30)
!53 = !DILocation(line: 47, column: 16, scope: !23)
!54 = !DILocation(line: 47, column: 24, scope: !23)
!55 = !DILocalVariable(name: "two", scope: !23, file: !1, line: 47, type: !30)
!56 = !DILocation(line: 47, column: 51, scope: !23)
!57 = !DILocation(line: 47, column: 57, scope: !23)
!58 = !DILocalVariable(name: "plain", scope: !23, file: !1, line: 48, type: !3)
!59 = !DILocation(line: 48, column: 15, scope: !23)
!60 = !DILocation(line: 48, column: 23, scope: !23)
!61 = !DILocation(line: 49, column: 3, scope: !23)
!62 = !DILocalVariable(name: "task", scope: !23, file: !1, line: 50, type: !63)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "task", file: !1, line: 27, size: 192, elements: !64)
!64 = !{!65, !66, !67}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !63, file: !1, line: 28, baseType: !30, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "pair", scope: !63, file: !1, line: 29, baseType: !10, size: 64, offset: 64)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "plain", scope: !63, file: !1, line: 30, baseType: !3, size: 64, offset: 128)
!68 = !DILocation(line: 50, column: 15, scope: !23)
!69 = !DILocation(line: 50, column: 22, scope: !23)
!70 = !DILocation(line: 50, column: 23, scope: !23)
!71 = !DILocation(line: 50, column: 37, scope: !23)
!72 = !DILocalVariable(name: "thread", scope: !23, file: !1, line: 51, type: !73)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !74, line: 35, baseType: !75)
!74 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!75 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!76 = !DILocation(line: 51, column: 13, scope: !23)
!77 = !DILocation(line: 52, column: 3, scope: !23)
!78 = !DILocation(line: 54, column: 3, scope: !23)
!79 = !DILocalVariable(name: "odd", scope: !23, file: !1, line: 56, type: !10)
!80 = !DILocation(line: 56, column: 16, scope: !23)
!81 = !DILocation(line: 56, column: 37, scope: !23)
!82 = !DILocation(line: 57, column: 9, scope: !23)
!83 = !DILocation(line: 58, column: 16, scope: !23)
!84 = !DILocation(line: 58, column: 3, scope: !23)
!85 = !DILocation(line: 59, column: 8, scope: !23)
!86 = !DILocation(line: 59, column: 3, scope: !23)
!87 = !DILocation(line: 60, column: 8, scope: !23)
!88 = !DILocation(line: 60, column: 3, scope: !23)
!89 = !DILocation(line: 61, column: 8, scope: !23)
!90 = !DILocation(line: 61, column: 3, scope: !23)
!91 = !DILocation(line: 62, column: 3, scope: !23)
!92 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 33, type: !93, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !26)
!93 = !DISubroutineType(types: !94)
!94 = !{!15, !15}
!95 = !DILocalVariable(name: "argument", arg: 1, scope: !92, file: !1, line: 33, type: !15)
!96 = !DILocation(line: 33, column: 25, scope: !92)
!97 = !DILocalVariable(name: "task", scope: !92, file: !1, line: 34, type: !98)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!99 = !DILocation(line: 34, column: 16, scope: !92)
!100 = !DILocation(line: 34, column: 23, scope: !92)
!101 = !DILocalVariable(name: "second", scope: !92, file: !1, line: 35, type: !30)
!102 = !DILocation(line: 35, column: 16, scope: !92)
!103 = !DILocation(line: 35, column: 25, scope: !92)
!104 = !DILocation(line: 36, column: 3, scope: !92)
!105 = !DILocation(line: 37, column: 3, scope: !92)
!106 = !DILocation(line: 38, column: 3, scope: !92)
!107 = !DILocation(line: 39, column: 3, scope: !92)
!108 = !DILocation(line: 40, column: 3, scope: !92)
!109 = !DILocation(line: 41, column: 3, scope: !92)
!110 = !DILocation(line: 42, column: 3, scope: !92)
