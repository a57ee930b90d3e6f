; ModuleID = 'barrier_for_reading.c'
source_filename = "barrier_for_reading.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"file\00", align 1, !dbg !0
@barrier = internal global ptr null, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
entry:
  %retval = alloca i32, align 4
  %fd = alloca i32, align 4
  %threads = alloca [2 x i64], align 16
  %i = alloca i32, align 4
  %i7 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %fd, !49, !DIExpression(), !50)
  %call = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 66, i32 noundef 384), !dbg !51
  store i32 %call, ptr %fd, align 4, !dbg !50
  %0 = load i32, ptr %fd, align 4, !dbg !52
  %call1 = call i32 @ftruncate(i32 noundef %0, i64 noundef 32), !dbg !53
  %1 = load i32, ptr %fd, align 4, !dbg !54
  %call2 = call ptr @mmap(ptr noundef null, i64 noundef 32, i32 noundef 3, i32 noundef 1, i32 noundef %1, i64 noundef 0), !dbg !55
  store ptr %call2, ptr @barrier, align 8, !dbg !56
  %2 = load ptr, ptr @barrier, align 8, !dbg !57
  %call3 = call i32 @pthread_barrier_init(ptr noundef %2, ptr noundef null, i32 noundef 2), !dbg !58
  %3 = load ptr, ptr @barrier, align 8, !dbg !59
  %call4 = call i32 @munmap(ptr noundef %3, i64 noundef 32), !dbg !60
  %4 = load i32, ptr %fd, align 4, !dbg !61
  %call5 = call ptr @mmap(ptr noundef null, i64 noundef 32, i32 noundef 1, i32 noundef 1, i32 noundef %4, i64 noundef 0), !dbg !62
  store ptr %call5, ptr @barrier, align 8, !dbg !63
    #dbg_declare(ptr %threads, !64, !DIExpression(), !70)
    #dbg_declare(ptr %i, !71, !DIExpression(), !73)
  store i32 0, ptr %i, align 4, !dbg !73
  br label %for.cond, !dbg !74

for.cond:                                         ; preds = %for.inc, %entry
  %5 = load i32, ptr %i, align 4, !dbg !75
  %cmp = icmp slt i32 %5, 2, !dbg !77
  br i1 %cmp, label %for.body, label %for.end, !dbg !78

for.body:                                         ; preds = %for.cond
  %6 = load i32, ptr %i, align 4, !dbg !79
  %idxprom = sext i32 %6 to i64, !dbg !80
  %arrayidx = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !80
  %call6 = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @meets, ptr noundef null), !dbg !81
  br label %for.inc, !dbg !81

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4, !dbg !82
  %inc = add nsw i32 %7, 1, !dbg !82
  store i32 %inc, ptr %i, align 4, !dbg !82
  br label %for.cond, !dbg !83, !llvm.loop !84

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i7, !87, !DIExpression(), !89)
  store i32 0, ptr %i7, align 4, !dbg !89
  br label %for.cond8, !dbg !90

for.cond8:                                        ; preds = %for.inc14, %for.end
  %8 = load i32, ptr %i7, align 4, !dbg !91
  %cmp9 = icmp slt i32 %8, 2, !dbg !93
  br i1 %cmp9, label %for.body10, label %for.end16, !dbg !94

for.body10:                                       ; preds = %for.cond8
  %9 = load i32, ptr %i7, align 4, !dbg !95
  %idxprom11 = sext i32 %9 to i64, !dbg !96
  %arrayidx12 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom11, !dbg !96
  %10 = load i64, ptr %arrayidx12, align 8, !dbg !96
  %call13 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !97
  br label %for.inc14, !dbg !97

for.inc14:                                        ; preds = %for.body10
  %11 = load i32, ptr %i7, align 4, !dbg !98
  %inc15 = add nsw i32 %11, 1, !dbg !98
  store i32 %inc15, ptr %i7, align 4, !dbg !98
  br label %for.cond8, !dbg !99, !llvm.loop !100

for.end16:                                        ; preds = %for.cond8
  %12 = load i32, ptr %retval, align 4, !dbg !102
  ret i32 %12, !dbg !102
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

declare i32 @ftruncate(i32 noundef, i64 noundef) #1

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @munmap(ptr noundef, i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @meets(ptr noundef %unused) #0 !dbg !103 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !106, !DIExpression(), !107)
  %0 = load ptr, ptr @barrier, align 8, !dbg !108
  %call = call i32 @pthread_barrier_wait(ptr noundef %0), !dbg !109
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !110
  ret ptr %1, !dbg !111
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_barrier_wait(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "barrier_for_reading.c", directory: ".", checksumkind: CSK_MD5, checksum: "30fc725bd34a8feee34076e0715cb73b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "barrier", scope: !9, file: !2, line: 11, type: !26, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !10, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11, !15}
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 10, baseType: !12, size: 32, elements: !13)
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !{!14}
!14 = !DIEnumerator(name: "SIZE", value: 32)
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !16, line: 4, baseType: !12, size: 32, elements: !17)
!16 = !DIFile(filename: "./../mman.h", directory: ".", checksumkind: CSK_MD5, checksum: "7d6004efc8143a70cdea2f1e6eaf969f")
!17 = !{!18, !19, !20, !21, !22}
!18 = !DIEnumerator(name: "PROT_READ", value: 1)
!19 = !DIEnumerator(name: "PROT_WRITE", value: 2)
!20 = !DIEnumerator(name: "MAP_SHARED", value: 1)
!21 = !DIEnumerator(name: "MAP_PRIVATE", value: 2)
!22 = !DIEnumerator(name: "MAP_ANONYMOUS", value: 32)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!25 = !{!0, !7}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !28, line: 126, baseType: !29)
!28 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!29 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !28, line: 123, size: 256, elements: !30)
!30 = !{!31, !35}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !29, file: !28, line: 124, baseType: !32, size: 256)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !29, file: !28, line: 125, baseType: !36, size: 64)
!36 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 18, type: !45, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !48)
!45 = !DISubroutineType(types: !46)
!46 = !{!47}
!47 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!48 = !{}
!49 = !DILocalVariable(name: "fd", scope: !44, file: !2, line: 19, type: !47)
!50 = !DILocation(line: 19, column: 7, scope: !44)
!51 = !DILocation(line: 19, column: 12, scope: !44)
!52 = !DILocation(line: 20, column: 13, scope: !44)
!53 = !DILocation(line: 20, column: 3, scope: !44)
!54 = !DILocation(line: 21, column: 66, scope: !44)
!55 = !DILocation(line: 21, column: 13, scope: !44)
!56 = !DILocation(line: 21, column: 11, scope: !44)
!57 = !DILocation(line: 22, column: 24, scope: !44)
!58 = !DILocation(line: 22, column: 3, scope: !44)
!59 = !DILocation(line: 22, column: 50, scope: !44)
!60 = !DILocation(line: 22, column: 43, scope: !44)
!61 = !DILocation(line: 23, column: 53, scope: !44)
!62 = !DILocation(line: 23, column: 13, scope: !44)
!63 = !DILocation(line: 23, column: 11, scope: !44)
!64 = !DILocalVariable(name: "threads", scope: !44, file: !2, line: 24, type: !65)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 128, elements: !68)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 75, baseType: !67)
!67 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!68 = !{!69}
!69 = !DISubrange(count: 2)
!70 = !DILocation(line: 24, column: 13, scope: !44)
!71 = !DILocalVariable(name: "i", scope: !72, file: !2, line: 25, type: !47)
!72 = distinct !DILexicalBlock(scope: !44, file: !2, line: 25, column: 3)
!73 = !DILocation(line: 25, column: 12, scope: !72)
!74 = !DILocation(line: 25, column: 8, scope: !72)
!75 = !DILocation(line: 25, column: 19, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !2, line: 25, column: 3)
!77 = !DILocation(line: 25, column: 21, scope: !76)
!78 = !DILocation(line: 25, column: 3, scope: !72)
!79 = !DILocation(line: 26, column: 29, scope: !76)
!80 = !DILocation(line: 26, column: 21, scope: !76)
!81 = !DILocation(line: 26, column: 5, scope: !76)
!82 = !DILocation(line: 25, column: 27, scope: !76)
!83 = !DILocation(line: 25, column: 3, scope: !76)
!84 = distinct !{!84, !78, !85, !86}
!85 = !DILocation(line: 26, column: 50, scope: !72)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !DILocalVariable(name: "i", scope: !88, file: !2, line: 27, type: !47)
!88 = distinct !DILexicalBlock(scope: !44, file: !2, line: 27, column: 3)
!89 = !DILocation(line: 27, column: 12, scope: !88)
!90 = !DILocation(line: 27, column: 8, scope: !88)
!91 = !DILocation(line: 27, column: 19, scope: !92)
!92 = distinct !DILexicalBlock(scope: !88, file: !2, line: 27, column: 3)
!93 = !DILocation(line: 27, column: 21, scope: !92)
!94 = !DILocation(line: 27, column: 3, scope: !88)
!95 = !DILocation(line: 28, column: 26, scope: !92)
!96 = !DILocation(line: 28, column: 18, scope: !92)
!97 = !DILocation(line: 28, column: 5, scope: !92)
!98 = !DILocation(line: 27, column: 27, scope: !92)
!99 = !DILocation(line: 27, column: 3, scope: !92)
!100 = distinct !{!100, !94, !101, !86}
!101 = !DILocation(line: 28, column: 34, scope: !88)
!102 = !DILocation(line: 29, column: 1, scope: !44)
!103 = distinct !DISubprogram(name: "meets", scope: !2, file: !2, line: 13, type: !104, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !48)
!104 = !DISubroutineType(types: !105)
!105 = !{!24, !24}
!106 = !DILocalVariable(name: "unused", arg: 1, scope: !103, file: !2, line: 13, type: !24)
!107 = !DILocation(line: 13, column: 26, scope: !103)
!108 = !DILocation(line: 14, column: 24, scope: !103)
!109 = !DILocation(line: 14, column: 3, scope: !103)
!110 = !DILocation(line: 15, column: 10, scope: !103)
!111 = !DILocation(line: 15, column: 3, scope: !103)
