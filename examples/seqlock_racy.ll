; ModuleID = 'seqlock_racy.c'
source_filename = "seqlock_racy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@version = internal global i32 0, align 4, !dbg !0
@x = internal global i32 0, align 4, !dbg !7
@y = internal global i32 0, align 4, !dbg !10

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %w = alloca i64, align 8
  %r = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %w, !27, !DIExpression(), !31)
    #dbg_declare(ptr %r, !32, !DIExpression(), !33)
  %call = call i32 @pthread_create(ptr noundef %w, ptr noundef null, ptr noundef @writer, ptr noundef null), !dbg !34
  %call1 = call i32 @pthread_create(ptr noundef %r, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !35
  %0 = load i64, ptr %w, align 8, !dbg !36
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !37
  %1 = load i64, ptr %r, align 8, !dbg !38
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !39
  ret i32 0, !dbg !40
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %unused) #0 !dbg !41 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !44, !DIExpression(), !45)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !46
  store i32 1, ptr %.atomictmp, align 4, !dbg !47
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !47
  %2 = atomicrmw add ptr @version, i32 %1 seq_cst, align 4, !dbg !47
  store i32 %2, ptr %atomic-temp, align 4, !dbg !47
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !47
  store i32 7, ptr @x, align 4, !dbg !48
  store i32 7, ptr @y, align 4, !dbg !49
  store i32 1, ptr %.atomictmp1, align 4, !dbg !50
  %4 = load i32, ptr %.atomictmp1, align 4, !dbg !50
  %5 = atomicrmw add ptr @version, i32 %4 seq_cst, align 4, !dbg !50
  store i32 %5, ptr %atomic-temp2, align 4, !dbg !50
  %6 = load i32, ptr %atomic-temp2, align 4, !dbg !50
  ret ptr null, !dbg !51
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !52 {
entry:
  %unused.addr = alloca ptr, align 8
  %before = alloca i32, align 4
  %after = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !53, !DIExpression(), !54)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !55
    #dbg_declare(ptr %before, !56, !DIExpression(), !57)
    #dbg_declare(ptr %after, !58, !DIExpression(), !59)
    #dbg_declare(ptr %a, !60, !DIExpression(), !61)
    #dbg_declare(ptr %b, !62, !DIExpression(), !63)
  br label %do.body, !dbg !64

do.body:                                          ; preds = %lor.end, %entry
  %1 = load atomic i32, ptr @version seq_cst, align 4, !dbg !65
  store i32 %1, ptr %atomic-temp, align 4, !dbg !65
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !65
  store i32 %2, ptr %before, align 4, !dbg !67
  %3 = load i32, ptr @x, align 4, !dbg !68
  store i32 %3, ptr %a, align 4, !dbg !69
  %4 = load i32, ptr @y, align 4, !dbg !70
  store i32 %4, ptr %b, align 4, !dbg !71
  %5 = load atomic i32, ptr @version seq_cst, align 4, !dbg !72
  store i32 %5, ptr %atomic-temp1, align 4, !dbg !72
  %6 = load i32, ptr %atomic-temp1, align 4, !dbg !72
  store i32 %6, ptr %after, align 4, !dbg !73
  br label %do.cond, !dbg !74

do.cond:                                          ; preds = %do.body
  %7 = load i32, ptr %before, align 4, !dbg !75
  %8 = load i32, ptr %after, align 4, !dbg !76
  %cmp = icmp ne i32 %7, %8, !dbg !77
  br i1 %cmp, label %lor.end, label %lor.rhs, !dbg !78

lor.rhs:                                          ; preds = %do.cond
  %9 = load i32, ptr %before, align 4, !dbg !79
  %rem = urem i32 %9, 2, !dbg !80
  %cmp2 = icmp ne i32 %rem, 0, !dbg !81
  br label %lor.end, !dbg !78

lor.end:                                          ; preds = %lor.rhs, %do.cond
  %10 = phi i1 [ true, %do.cond ], [ %cmp2, %lor.rhs ]
  br i1 %10, label %do.body, label %do.end, !dbg !74, !llvm.loop !82

do.end:                                           ; preds = %lor.end
  %11 = load i32, ptr %a, align 4, !dbg !85
  %12 = load i32, ptr %b, align 4, !dbg !86
  ret ptr null, !dbg !87
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "version", scope: !2, file: !3, line: 12, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "seqlock_racy.c", directory: ".", checksumkind: CSK_MD5, checksum: "fae57f82d994a812fd783706e27229f4")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !13, line: 105, baseType: !14)
!13 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!14 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !24, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!9}
!26 = !{}
!27 = !DILocalVariable(name: "w", scope: !23, file: !3, line: 40, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 35, baseType: !30)
!29 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 40, column: 13, scope: !23)
!32 = !DILocalVariable(name: "r", scope: !23, file: !3, line: 40, type: !28)
!33 = !DILocation(line: 40, column: 16, scope: !23)
!34 = !DILocation(line: 41, column: 3, scope: !23)
!35 = !DILocation(line: 42, column: 3, scope: !23)
!36 = !DILocation(line: 43, column: 16, scope: !23)
!37 = !DILocation(line: 43, column: 3, scope: !23)
!38 = !DILocation(line: 44, column: 16, scope: !23)
!39 = !DILocation(line: 44, column: 3, scope: !23)
!40 = !DILocation(line: 45, column: 3, scope: !23)
!41 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 15, type: !42, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!42 = !DISubroutineType(types: !43)
!43 = !{!5, !5}
!44 = !DILocalVariable(name: "unused", arg: 1, scope: !41, file: !3, line: 15, type: !5)
!45 = !DILocation(line: 15, column: 27, scope: !41)
!46 = !DILocation(line: 16, column: 9, scope: !41)
!47 = !DILocation(line: 17, column: 3, scope: !41)
!48 = !DILocation(line: 18, column: 5, scope: !41)
!49 = !DILocation(line: 19, column: 5, scope: !41)
!50 = !DILocation(line: 20, column: 3, scope: !41)
!51 = !DILocation(line: 21, column: 3, scope: !41)
!52 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 24, type: !42, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!53 = !DILocalVariable(name: "unused", arg: 1, scope: !52, file: !3, line: 24, type: !5)
!54 = !DILocation(line: 24, column: 27, scope: !52)
!55 = !DILocation(line: 25, column: 9, scope: !52)
!56 = !DILocalVariable(name: "before", scope: !52, file: !3, line: 26, type: !15)
!57 = !DILocation(line: 26, column: 12, scope: !52)
!58 = !DILocalVariable(name: "after", scope: !52, file: !3, line: 26, type: !15)
!59 = !DILocation(line: 26, column: 20, scope: !52)
!60 = !DILocalVariable(name: "a", scope: !52, file: !3, line: 27, type: !9)
!61 = !DILocation(line: 27, column: 7, scope: !52)
!62 = !DILocalVariable(name: "b", scope: !52, file: !3, line: 27, type: !9)
!63 = !DILocation(line: 27, column: 10, scope: !52)
!64 = !DILocation(line: 28, column: 3, scope: !52)
!65 = !DILocation(line: 29, column: 14, scope: !66)
!66 = distinct !DILexicalBlock(scope: !52, file: !3, line: 28, column: 6)
!67 = !DILocation(line: 29, column: 12, scope: !66)
!68 = !DILocation(line: 30, column: 9, scope: !66)
!69 = !DILocation(line: 30, column: 7, scope: !66)
!70 = !DILocation(line: 31, column: 9, scope: !66)
!71 = !DILocation(line: 31, column: 7, scope: !66)
!72 = !DILocation(line: 32, column: 13, scope: !66)
!73 = !DILocation(line: 32, column: 11, scope: !66)
!74 = !DILocation(line: 33, column: 3, scope: !66)
!75 = !DILocation(line: 33, column: 12, scope: !52)
!76 = !DILocation(line: 33, column: 22, scope: !52)
!77 = !DILocation(line: 33, column: 19, scope: !52)
!78 = !DILocation(line: 33, column: 28, scope: !52)
!79 = !DILocation(line: 33, column: 31, scope: !52)
!80 = !DILocation(line: 33, column: 38, scope: !52)
!81 = !DILocation(line: 33, column: 42, scope: !52)
!82 = distinct !{!82, !64, !83, !84}
!83 = !DILocation(line: 33, column: 46, scope: !52)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocation(line: 34, column: 9, scope: !52)
!86 = !DILocation(line: 35, column: 9, scope: !52)
!87 = !DILocation(line: 36, column: 3, scope: !52)
