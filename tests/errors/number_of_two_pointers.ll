; ModuleID = 'number_of_two_pointers.c'
source_filename = "number_of_two_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@guessed = internal global i64 0, align 8, !dbg !0
@flag = internal global i32 0, align 4, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !29 {
entry:
  %retval = alloca i32, align 4
  %hidden = alloca ptr, align 8
  %known = alloca ptr, align 8
  %other = alloca ptr, align 8
  %both = alloca ptr, align 8
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %hidden, !33, !DIExpression(), !35)
  %call = call ptr @malloc(i64 noundef 8) #3, !dbg !36
  store ptr %call, ptr %hidden, align 8, !dbg !35
    #dbg_declare(ptr %known, !37, !DIExpression(), !38)
  %call1 = call ptr @malloc(i64 noundef 8) #3, !dbg !39
  store ptr %call1, ptr %known, align 8, !dbg !38
    #dbg_declare(ptr %other, !40, !DIExpression(), !41)
  %call2 = call ptr @malloc(i64 noundef 8) #3, !dbg !42
  store ptr %call2, ptr %other, align 8, !dbg !41
    #dbg_declare(ptr %both, !43, !DIExpression(), !45)
  %call3 = call ptr @malloc(i64 noundef 16) #3, !dbg !46
  store ptr %call3, ptr %both, align 8, !dbg !45
  %0 = load ptr, ptr %known, align 8, !dbg !47
  %1 = ptrtoint ptr %0 to i64, !dbg !48
  %sub = sub i64 %1, 16, !dbg !49
  store i64 %sub, ptr @guessed, align 8, !dbg !50
    #dbg_declare(ptr %thread, !51, !DIExpression(), !54)
  %call4 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !55
  %2 = load ptr, ptr %known, align 8, !dbg !56
  %3 = load ptr, ptr %other, align 8, !dbg !57
  %4 = load ptr, ptr %both, align 8, !dbg !58
  call void @publish(ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef 0), !dbg !59
  %5 = load ptr, ptr %hidden, align 8, !dbg !60
  %6 = load ptr, ptr %other, align 8, !dbg !61
  %7 = load ptr, ptr %both, align 8, !dbg !62
  call void @publish(ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef 1), !dbg !63
  %8 = load i64, ptr %thread, align 8, !dbg !64
  %call5 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !65
  %9 = load ptr, ptr %hidden, align 8, !dbg !66
  call void @free(ptr noundef %9), !dbg !67
  %10 = load ptr, ptr %known, align 8, !dbg !68
  call void @free(ptr noundef %10), !dbg !69
  %11 = load ptr, ptr %other, align 8, !dbg !70
  call void @free(ptr noundef %11), !dbg !71
  %12 = load ptr, ptr %both, align 8, !dbg !72
  call void @free(ptr noundef %12), !dbg !73
  ret i32 0, !dbg !74
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !75 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !78, !DIExpression(), !79)
  %0 = load atomic i32, ptr @flag monotonic, align 4, !dbg !80
  store i32 %0, ptr %atomic-temp, align 4, !dbg !80
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !80
  %2 = load i64, ptr @guessed, align 8, !dbg !81
  %3 = inttoptr i64 %2 to ptr, !dbg !82
  %4 = load volatile i64, ptr %3, align 8, !dbg !83
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !84
  ret ptr %5, !dbg !85
}

; Function Attrs: noinline nounwind uwtable
define internal void @publish(ptr noundef %first, ptr noundef %second, ptr noundef %both, i32 noundef %value) #0 !dbg !86 {
entry:
  %first.addr = alloca ptr, align 8
  %second.addr = alloca ptr, align 8
  %both.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  %number = alloca i128, align 16
  %.atomictmp = alloca i32, align 4
  store ptr %first, ptr %first.addr, align 8
    #dbg_declare(ptr %first.addr, !89, !DIExpression(), !90)
  store ptr %second, ptr %second.addr, align 8
    #dbg_declare(ptr %second.addr, !91, !DIExpression(), !92)
  store ptr %both, ptr %both.addr, align 8
    #dbg_declare(ptr %both.addr, !93, !DIExpression(), !94)
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !95, !DIExpression(), !96)
  %0 = load ptr, ptr %first.addr, align 8, !dbg !97
  store i64 1, ptr %0, align 8, !dbg !98
  %1 = load ptr, ptr %first.addr, align 8, !dbg !99
  %2 = load ptr, ptr %both.addr, align 8, !dbg !100
  %arrayidx = getelementptr inbounds ptr, ptr %2, i64 0, !dbg !100
  store ptr %1, ptr %arrayidx, align 8, !dbg !101
  %3 = load ptr, ptr %second.addr, align 8, !dbg !102
  %4 = load ptr, ptr %both.addr, align 8, !dbg !103
  %arrayidx1 = getelementptr inbounds ptr, ptr %4, i64 1, !dbg !103
  store ptr %3, ptr %arrayidx1, align 8, !dbg !104
    #dbg_declare(ptr %number, !105, !DIExpression(), !106)
  %5 = load ptr, ptr %both.addr, align 8, !dbg !107
  %6 = load <2 x i64>, ptr %5, align 16, !dbg !108
  %7 = bitcast <2 x i64> %6 to i128, !dbg !109
  store i128 %7, ptr %number, align 16, !dbg !106
  %8 = load ptr, ptr %first.addr, align 8, !dbg !110
  store i64 2, ptr %8, align 8, !dbg !111
  %9 = load i32, ptr %value.addr, align 4, !dbg !112
  store i32 %9, ptr %.atomictmp, align 4, !dbg !113
  %10 = load i32, ptr %.atomictmp, align 4, !dbg !113
  store atomic i32 %10, ptr @flag monotonic, align 4, !dbg !113
  %11 = load i128, ptr %number, align 16, !dbg !114
  ret void, !dbg !115
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "guessed", scope: !2, file: !3, line: 12, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "number_of_two_pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "390278c267db61edb0435e6ecd91ee47")
!4 = !{!5, !8, !9, !12, !13}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 47, baseType: !7)
!6 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !11)
!11 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!12 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pair", file: !3, line: 9, baseType: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 128, flags: DIFlagVector, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !{!0, !19}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 11, type: !21, isLocal: true, isDefinition: true)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 8, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 2}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !30, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!21}
!32 = !{}
!33 = !DILocalVariable(name: "hidden", scope: !29, file: !3, line: 31, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!35 = !DILocation(line: 31, column: 9, scope: !29)
!36 = !DILocation(line: 31, column: 18, scope: !29)
!37 = !DILocalVariable(name: "known", scope: !29, file: !3, line: 31, type: !34)
!38 = !DILocation(line: 31, column: 30, scope: !29)
!39 = !DILocation(line: 31, column: 38, scope: !29)
!40 = !DILocalVariable(name: "other", scope: !29, file: !3, line: 31, type: !34)
!41 = !DILocation(line: 31, column: 50, scope: !29)
!42 = !DILocation(line: 31, column: 58, scope: !29)
!43 = !DILocalVariable(name: "both", scope: !29, file: !3, line: 31, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!45 = !DILocation(line: 31, column: 71, scope: !29)
!46 = !DILocation(line: 31, column: 78, scope: !29)
!47 = !DILocation(line: 33, column: 24, scope: !29)
!48 = !DILocation(line: 33, column: 13, scope: !29)
!49 = !DILocation(line: 33, column: 30, scope: !29)
!50 = !DILocation(line: 33, column: 11, scope: !29)
!51 = !DILocalVariable(name: "thread", scope: !29, file: !3, line: 34, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 39, baseType: !7)
!53 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!54 = !DILocation(line: 34, column: 13, scope: !29)
!55 = !DILocation(line: 35, column: 3, scope: !29)
!56 = !DILocation(line: 36, column: 11, scope: !29)
!57 = !DILocation(line: 36, column: 18, scope: !29)
!58 = !DILocation(line: 36, column: 25, scope: !29)
!59 = !DILocation(line: 36, column: 3, scope: !29)
!60 = !DILocation(line: 37, column: 11, scope: !29)
!61 = !DILocation(line: 37, column: 19, scope: !29)
!62 = !DILocation(line: 37, column: 26, scope: !29)
!63 = !DILocation(line: 37, column: 3, scope: !29)
!64 = !DILocation(line: 38, column: 16, scope: !29)
!65 = !DILocation(line: 38, column: 3, scope: !29)
!66 = !DILocation(line: 39, column: 8, scope: !29)
!67 = !DILocation(line: 39, column: 3, scope: !29)
!68 = !DILocation(line: 39, column: 22, scope: !29)
!69 = !DILocation(line: 39, column: 17, scope: !29)
!70 = !DILocation(line: 39, column: 35, scope: !29)
!71 = !DILocation(line: 39, column: 30, scope: !29)
!72 = !DILocation(line: 39, column: 48, scope: !29)
!73 = !DILocation(line: 39, column: 43, scope: !29)
!74 = !DILocation(line: 40, column: 3, scope: !29)
!75 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 14, type: !76, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!76 = !DISubroutineType(types: !77)
!77 = !{!8, !8}
!78 = !DILocalVariable(name: "unused", arg: 1, scope: !75, file: !3, line: 14, type: !8)
!79 = !DILocation(line: 14, column: 27, scope: !75)
!80 = !DILocation(line: 15, column: 9, scope: !75)
!81 = !DILocation(line: 16, column: 27, scope: !75)
!82 = !DILocation(line: 16, column: 10, scope: !75)
!83 = !DILocation(line: 16, column: 9, scope: !75)
!84 = !DILocation(line: 17, column: 10, scope: !75)
!85 = !DILocation(line: 17, column: 3, scope: !75)
!86 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 20, type: !87, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !34, !34, !44, !21}
!89 = !DILocalVariable(name: "first", arg: 1, scope: !86, file: !3, line: 20, type: !34)
!90 = !DILocation(line: 20, column: 27, scope: !86)
!91 = !DILocalVariable(name: "second", arg: 2, scope: !86, file: !3, line: 20, type: !34)
!92 = !DILocation(line: 20, column: 40, scope: !86)
!93 = !DILocalVariable(name: "both", arg: 3, scope: !86, file: !3, line: 20, type: !44)
!94 = !DILocation(line: 20, column: 55, scope: !86)
!95 = !DILocalVariable(name: "value", arg: 4, scope: !86, file: !3, line: 20, type: !21)
!96 = !DILocation(line: 20, column: 65, scope: !86)
!97 = !DILocation(line: 21, column: 4, scope: !86)
!98 = !DILocation(line: 21, column: 10, scope: !86)
!99 = !DILocation(line: 22, column: 13, scope: !86)
!100 = !DILocation(line: 22, column: 3, scope: !86)
!101 = !DILocation(line: 22, column: 11, scope: !86)
!102 = !DILocation(line: 23, column: 13, scope: !86)
!103 = !DILocation(line: 23, column: 3, scope: !86)
!104 = !DILocation(line: 23, column: 11, scope: !86)
!105 = !DILocalVariable(name: "number", scope: !86, file: !3, line: 24, type: !12)
!106 = !DILocation(line: 24, column: 21, scope: !86)
!107 = !DILocation(line: 24, column: 58, scope: !86)
!108 = !DILocation(line: 24, column: 49, scope: !86)
!109 = !DILocation(line: 24, column: 30, scope: !86)
!110 = !DILocation(line: 25, column: 4, scope: !86)
!111 = !DILocation(line: 25, column: 10, scope: !86)
!112 = !DILocation(line: 26, column: 27, scope: !86)
!113 = !DILocation(line: 26, column: 3, scope: !86)
!114 = !DILocation(line: 27, column: 9, scope: !86)
!115 = !DILocation(line: 28, column: 1, scope: !86)
