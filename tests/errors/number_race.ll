; ModuleID = 'number_race.c'
source_filename = "number_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@low = internal global i64 0, align 8, !dbg !0
@high = internal global i64 0, align 8, !dbg !14

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %p = alloca ptr, align 8
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %p, !27, !DIExpression(), !28)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !29
  store ptr %call, ptr %p, align 8, !dbg !28
  %0 = load ptr, ptr %p, align 8, !dbg !30
  %1 = ptrtoint ptr %0 to i64, !dbg !31
  %conv = trunc i64 %1 to i32, !dbg !32
  %conv1 = zext i32 %conv to i64, !dbg !32
  store i64 %conv1, ptr @low, align 8, !dbg !33
  %2 = load ptr, ptr %p, align 8, !dbg !34
  %3 = ptrtoint ptr %2 to i64, !dbg !35
  %shr = lshr i64 %3, 32, !dbg !36
  store i64 %shr, ptr @high, align 8, !dbg !37
    #dbg_declare(ptr %t, !38, !DIExpression(), !41)
  %call2 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !42
  %4 = load ptr, ptr %p, align 8, !dbg !43
  store i32 2, ptr %4, align 4, !dbg !44
  %5 = load i64, ptr %t, align 8, !dbg !45
  %call3 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !46
  ret i32 0, !dbg !47
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !48 {
entry:
  %unused.addr = alloca ptr, align 8
  %number = alloca i64, align 8
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  %i = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !51, !DIExpression(), !52)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !53
    #dbg_declare(ptr %number, !54, !DIExpression(), !55)
  store i64 0, ptr %number, align 8, !dbg !55
    #dbg_declare(ptr %first, !56, !DIExpression(), !57)
  %1 = load i64, ptr @low, align 8, !dbg !58
  store i64 %1, ptr %first, align 8, !dbg !57
    #dbg_declare(ptr %second, !59, !DIExpression(), !60)
  %2 = load i64, ptr @high, align 8, !dbg !61
  store i64 %2, ptr %second, align 8, !dbg !60
    #dbg_declare(ptr %i, !62, !DIExpression(), !64)
  store i32 0, ptr %i, align 4, !dbg !64
  br label %for.cond, !dbg !65

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !66
  %cmp = icmp slt i32 %3, 32, !dbg !68
  br i1 %cmp, label %for.body, label %for.end, !dbg !69

for.body:                                         ; preds = %for.cond
  %4 = load i64, ptr %first, align 8, !dbg !70
  %5 = load i32, ptr %i, align 4, !dbg !73
  %sh_prom = zext i32 %5 to i64, !dbg !74
  %shr = lshr i64 %4, %sh_prom, !dbg !74
  %and = and i64 %shr, 1, !dbg !75
  %tobool = icmp ne i64 %and, 0, !dbg !75
  br i1 %tobool, label %if.then, label %if.end, !dbg !76

if.then:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4, !dbg !77
  %sh_prom1 = zext i32 %6 to i64, !dbg !78
  %shl = shl i64 1, %sh_prom1, !dbg !78
  %7 = load i64, ptr %number, align 8, !dbg !79
  %or = or i64 %7, %shl, !dbg !79
  store i64 %or, ptr %number, align 8, !dbg !79
  br label %if.end, !dbg !80

if.end:                                           ; preds = %if.then, %for.body
  %8 = load i64, ptr %second, align 8, !dbg !81
  %9 = load i32, ptr %i, align 4, !dbg !83
  %sh_prom2 = zext i32 %9 to i64, !dbg !84
  %shr3 = lshr i64 %8, %sh_prom2, !dbg !84
  %and4 = and i64 %shr3, 1, !dbg !85
  %tobool5 = icmp ne i64 %and4, 0, !dbg !85
  br i1 %tobool5, label %if.then6, label %if.end10, !dbg !86

if.then6:                                         ; preds = %if.end
  %10 = load i32, ptr %i, align 4, !dbg !87
  %add = add nsw i32 32, %10, !dbg !88
  %sh_prom7 = zext i32 %add to i64, !dbg !89
  %shl8 = shl i64 1, %sh_prom7, !dbg !89
  %11 = load i64, ptr %number, align 8, !dbg !90
  %or9 = or i64 %11, %shl8, !dbg !90
  store i64 %or9, ptr %number, align 8, !dbg !90
  br label %if.end10, !dbg !91

if.end10:                                         ; preds = %if.then6, %if.end
  br label %for.inc, !dbg !92

for.inc:                                          ; preds = %if.end10
  %12 = load i32, ptr %i, align 4, !dbg !93
  %inc = add nsw i32 %12, 1, !dbg !93
  store i32 %inc, ptr %i, align 4, !dbg !93
  br label %for.cond, !dbg !94, !llvm.loop !95

for.end:                                          ; preds = %for.cond
  %13 = load i64, ptr %number, align 8, !dbg !98
  %14 = inttoptr i64 %13 to ptr, !dbg !99
  store i32 1, ptr %14, align 4, !dbg !100
  ret ptr null, !dbg !101
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "low", scope: !2, file: !3, line: 8, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "number_race.c", directory: ".", checksumkind: CSK_MD5, checksum: "35a9a880982934d09c8197836abb33e7")
!4 = !{!5, !8, !10, !11}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !6, line: 12, baseType: !7)
!6 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 47, baseType: !9)
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!0, !14}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "high", scope: !2, file: !3, line: 8, type: !8, isLocal: true, isDefinition: true)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !24, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!12}
!26 = !{}
!27 = !DILocalVariable(name: "p", scope: !23, file: !3, line: 22, type: !11)
!28 = !DILocation(line: 22, column: 8, scope: !23)
!29 = !DILocation(line: 22, column: 12, scope: !23)
!30 = !DILocation(line: 23, column: 30, scope: !23)
!31 = !DILocation(line: 23, column: 19, scope: !23)
!32 = !DILocation(line: 23, column: 9, scope: !23)
!33 = !DILocation(line: 23, column: 7, scope: !23)
!34 = !DILocation(line: 24, column: 21, scope: !23)
!35 = !DILocation(line: 24, column: 10, scope: !23)
!36 = !DILocation(line: 24, column: 23, scope: !23)
!37 = !DILocation(line: 24, column: 8, scope: !23)
!38 = !DILocalVariable(name: "t", scope: !23, file: !3, line: 25, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 35, baseType: !9)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!41 = !DILocation(line: 25, column: 13, scope: !23)
!42 = !DILocation(line: 26, column: 3, scope: !23)
!43 = !DILocation(line: 27, column: 4, scope: !23)
!44 = !DILocation(line: 27, column: 6, scope: !23)
!45 = !DILocation(line: 28, column: 16, scope: !23)
!46 = !DILocation(line: 28, column: 3, scope: !23)
!47 = !DILocation(line: 29, column: 3, scope: !23)
!48 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 10, type: !49, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!49 = !DISubroutineType(types: !50)
!50 = !{!10, !10}
!51 = !DILocalVariable(name: "unused", arg: 1, scope: !48, file: !3, line: 10, type: !10)
!52 = !DILocation(line: 10, column: 27, scope: !48)
!53 = !DILocation(line: 11, column: 9, scope: !48)
!54 = !DILocalVariable(name: "number", scope: !48, file: !3, line: 12, type: !8)
!55 = !DILocation(line: 12, column: 13, scope: !48)
!56 = !DILocalVariable(name: "first", scope: !48, file: !3, line: 12, type: !8)
!57 = !DILocation(line: 12, column: 25, scope: !48)
!58 = !DILocation(line: 12, column: 33, scope: !48)
!59 = !DILocalVariable(name: "second", scope: !48, file: !3, line: 12, type: !8)
!60 = !DILocation(line: 12, column: 38, scope: !48)
!61 = !DILocation(line: 12, column: 47, scope: !48)
!62 = !DILocalVariable(name: "i", scope: !63, file: !3, line: 13, type: !12)
!63 = distinct !DILexicalBlock(scope: !48, file: !3, line: 13, column: 3)
!64 = !DILocation(line: 13, column: 12, scope: !63)
!65 = !DILocation(line: 13, column: 8, scope: !63)
!66 = !DILocation(line: 13, column: 19, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !3, line: 13, column: 3)
!68 = !DILocation(line: 13, column: 21, scope: !67)
!69 = !DILocation(line: 13, column: 3, scope: !63)
!70 = !DILocation(line: 14, column: 9, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !3, line: 14, column: 9)
!72 = distinct !DILexicalBlock(scope: !67, file: !3, line: 13, column: 32)
!73 = !DILocation(line: 14, column: 18, scope: !71)
!74 = !DILocation(line: 14, column: 15, scope: !71)
!75 = !DILocation(line: 14, column: 20, scope: !71)
!76 = !DILocation(line: 14, column: 9, scope: !72)
!77 = !DILocation(line: 14, column: 51, scope: !71)
!78 = !DILocation(line: 14, column: 48, scope: !71)
!79 = !DILocation(line: 14, column: 32, scope: !71)
!80 = !DILocation(line: 14, column: 25, scope: !71)
!81 = !DILocation(line: 15, column: 9, scope: !82)
!82 = distinct !DILexicalBlock(scope: !72, file: !3, line: 15, column: 9)
!83 = !DILocation(line: 15, column: 19, scope: !82)
!84 = !DILocation(line: 15, column: 16, scope: !82)
!85 = !DILocation(line: 15, column: 21, scope: !82)
!86 = !DILocation(line: 15, column: 9, scope: !72)
!87 = !DILocation(line: 15, column: 58, scope: !82)
!88 = !DILocation(line: 15, column: 56, scope: !82)
!89 = !DILocation(line: 15, column: 49, scope: !82)
!90 = !DILocation(line: 15, column: 33, scope: !82)
!91 = !DILocation(line: 15, column: 26, scope: !82)
!92 = !DILocation(line: 16, column: 3, scope: !72)
!93 = !DILocation(line: 13, column: 28, scope: !67)
!94 = !DILocation(line: 13, column: 3, scope: !67)
!95 = distinct !{!95, !69, !96, !97}
!96 = !DILocation(line: 16, column: 3, scope: !63)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !DILocation(line: 17, column: 11, scope: !48)
!99 = !DILocation(line: 17, column: 4, scope: !48)
!100 = !DILocation(line: 17, column: 18, scope: !48)
!101 = !DILocation(line: 18, column: 3, scope: !48)
