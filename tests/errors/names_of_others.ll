; ModuleID = 'names_of_others.c'
source_filename = "names_of_others.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"assumed\00", align 1, !dbg !0
@x = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
entry:
  %retval = alloca i32, align 4
  %b = alloca i8, align 1
  %c = alloca i8, align 1
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %b, !25, !DIExpression(), !27)
  %call = call zeroext i1 @nondet_bool(), !dbg !28
  %storedv = zext i1 %call to i8, !dbg !27
  store i8 %storedv, ptr %b, align 1, !dbg !27
  %0 = load i8, ptr %b, align 1, !dbg !29
  %loadedv = trunc i8 %0 to i1, !dbg !29
  call void @__ESBMC_assume(i1 noundef zeroext %loadedv), !dbg !30
  %1 = load i8, ptr %b, align 1, !dbg !31
  %loadedv1 = trunc i8 %1 to i1, !dbg !31
  call void @__ESBMC_assert(i1 noundef zeroext %loadedv1, ptr noundef @.str), !dbg !32
    #dbg_declare(ptr %c, !33, !DIExpression(), !35)
  %call2 = call zeroext i8 @nondet_uchar(), !dbg !36
  store i8 %call2, ptr %c, align 1, !dbg !35
  %2 = load i8, ptr %c, align 1, !dbg !37
  %conv = zext i8 %2 to i32, !dbg !37
  %cmp = icmp ne i32 %conv, 200, !dbg !38
  %conv3 = zext i1 %cmp to i32, !dbg !38
  call void @assert(i32 noundef %conv3), !dbg !39
  %3 = load i8, ptr %c, align 1, !dbg !40
  %conv4 = zext i8 %3 to i32, !dbg !40
  %cmp5 = icmp eq i32 %conv4, 1, !dbg !41
  call void @__CPROVER_assume(i1 noundef zeroext %cmp5), !dbg !42
    #dbg_declare(ptr %t, !43, !DIExpression(), !47)
  %call7 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @add, ptr noundef null), !dbg !48
  call void @__CPROVER_atomic_begin(), !dbg !49
  %4 = load i32, ptr @x, align 4, !dbg !50
  %inc = add nsw i32 %4, 1, !dbg !50
  store i32 %inc, ptr @x, align 4, !dbg !50
  call void @__CPROVER_atomic_end(), !dbg !51
  %5 = load i64, ptr %t, align 8, !dbg !52
  %call8 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !53
  %6 = load i32, ptr @x, align 4, !dbg !54
  %cmp9 = icmp eq i32 %6, 2, !dbg !55
  %conv10 = zext i1 %cmp9 to i32, !dbg !55
  call void @assert(i32 noundef %conv10), !dbg !56
  ret i32 0, !dbg !57
}

declare zeroext i1 @nondet_bool() #1

declare void @__ESBMC_assume(i1 noundef zeroext) #1

declare void @__ESBMC_assert(i1 noundef zeroext, ptr noundef) #1

declare zeroext i8 @nondet_uchar() #1

declare void @assert(i32 noundef) #1

declare void @__CPROVER_assume(i1 noundef zeroext) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @add(ptr noundef %unused) #0 !dbg !58 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !61, !DIExpression(), !62)
  call void @__ESBMC_atomic_begin(), !dbg !63
  %0 = load i32, ptr @x, align 4, !dbg !64
  %inc = add nsw i32 %0, 1, !dbg !64
  store i32 %inc, ptr @x, align 4, !dbg !64
  call void @__ESBMC_atomic_end(), !dbg !65
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !66
  ret ptr %1, !dbg !67
}

declare void @__CPROVER_atomic_begin() #1

declare void @__CPROVER_atomic_end() #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare void @__ESBMC_atomic_begin() #1

declare void @__ESBMC_atomic_end() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "names_of_others.c", directory: ".", checksumkind: CSK_MD5, checksum: "f99ee6b49d5eb296cec334bc5196b133")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 8)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "x", scope: !9, file: !2, line: 19, type: !13, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!0, !7}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 28, type: !22, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!13}
!24 = !{}
!25 = !DILocalVariable(name: "b", scope: !21, file: !2, line: 29, type: !26)
!26 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!27 = !DILocation(line: 29, column: 8, scope: !21)
!28 = !DILocation(line: 29, column: 12, scope: !21)
!29 = !DILocation(line: 30, column: 18, scope: !21)
!30 = !DILocation(line: 30, column: 3, scope: !21)
!31 = !DILocation(line: 31, column: 18, scope: !21)
!32 = !DILocation(line: 31, column: 3, scope: !21)
!33 = !DILocalVariable(name: "c", scope: !21, file: !2, line: 32, type: !34)
!34 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!35 = !DILocation(line: 32, column: 17, scope: !21)
!36 = !DILocation(line: 32, column: 21, scope: !21)
!37 = !DILocation(line: 33, column: 10, scope: !21)
!38 = !DILocation(line: 33, column: 12, scope: !21)
!39 = !DILocation(line: 33, column: 3, scope: !21)
!40 = !DILocation(line: 34, column: 20, scope: !21)
!41 = !DILocation(line: 34, column: 22, scope: !21)
!42 = !DILocation(line: 34, column: 3, scope: !21)
!43 = !DILocalVariable(name: "t", scope: !21, file: !2, line: 35, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 35, baseType: !46)
!45 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 35, column: 13, scope: !21)
!48 = !DILocation(line: 36, column: 3, scope: !21)
!49 = !DILocation(line: 37, column: 3, scope: !21)
!50 = !DILocation(line: 38, column: 4, scope: !21)
!51 = !DILocation(line: 39, column: 3, scope: !21)
!52 = !DILocation(line: 40, column: 16, scope: !21)
!53 = !DILocation(line: 40, column: 3, scope: !21)
!54 = !DILocation(line: 41, column: 10, scope: !21)
!55 = !DILocation(line: 41, column: 12, scope: !21)
!56 = !DILocation(line: 41, column: 3, scope: !21)
!57 = !DILocation(line: 42, column: 3, scope: !21)
!58 = distinct !DISubprogram(name: "add", scope: !2, file: !2, line: 21, type: !59, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !24)
!59 = !DISubroutineType(types: !60)
!60 = !{!11, !11}
!61 = !DILocalVariable(name: "unused", arg: 1, scope: !58, file: !2, line: 21, type: !11)
!62 = !DILocation(line: 21, column: 24, scope: !58)
!63 = !DILocation(line: 22, column: 3, scope: !58)
!64 = !DILocation(line: 23, column: 4, scope: !58)
!65 = !DILocation(line: 24, column: 3, scope: !58)
!66 = !DILocation(line: 25, column: 10, scope: !58)
!67 = !DILocation(line: 25, column: 3, scope: !58)
