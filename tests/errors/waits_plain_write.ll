; ModuleID = 'waits_plain_write.c'
source_filename = "waits_plain_write.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@flag = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
entry:
  %a = alloca i64, align 8
  %b = alloca i64, align 8
    #dbg_declare(ptr %a, !20, !DIExpression(), !24)
    #dbg_declare(ptr %b, !25, !DIExpression(), !26)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !27
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @setter, ptr noundef null), !dbg !28
  %0 = load i64, ptr %a, align 8, !dbg !29
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !30
  %1 = load i64, ptr %b, align 8, !dbg !31
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !32
  ret i32 0, !dbg !33
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %arg) #0 !dbg !34 {
entry:
  %arg.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !38, !DIExpression(), !39)
  br label %while.cond, !dbg !40

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !41
  store i32 %0, ptr %atomic-temp, align 4, !dbg !41
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !41
  %tobool = icmp ne i32 %1, 0, !dbg !42
  %lnot = xor i1 %tobool, true, !dbg !42
  br i1 %lnot, label %while.body, label %while.end, !dbg !40

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !40, !llvm.loop !43

while.end:                                        ; preds = %while.cond
  %2 = load ptr, ptr %arg.addr, align 8, !dbg !46
  ret ptr %2, !dbg !47
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @setter(ptr noundef %arg) #0 !dbg !48 {
entry:
  %arg.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !49, !DIExpression(), !50)
  store i32 0, ptr @flag, align 4, !dbg !51
  store i32 1, ptr %.atomictmp, align 4, !dbg !52
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !52
  store atomic i32 %0, ptr @flag seq_cst, align 4, !dbg !52
  %1 = load ptr, ptr %arg.addr, align 8, !dbg !53
  ret ptr %1, !dbg !54
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 7, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits_plain_write.c", directory: ".", checksumkind: CSK_MD5, checksum: "91e4c72788c48fa2fd57ea575a8b8f26")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !7)
!6 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !17, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!8}
!19 = !{}
!20 = !DILocalVariable(name: "a", scope: !16, file: !3, line: 19, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 35, baseType: !23)
!22 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 19, column: 13, scope: !16)
!25 = !DILocalVariable(name: "b", scope: !16, file: !3, line: 19, type: !21)
!26 = !DILocation(line: 19, column: 16, scope: !16)
!27 = !DILocation(line: 20, column: 3, scope: !16)
!28 = !DILocation(line: 21, column: 3, scope: !16)
!29 = !DILocation(line: 22, column: 16, scope: !16)
!30 = !DILocation(line: 22, column: 3, scope: !16)
!31 = !DILocation(line: 23, column: 16, scope: !16)
!32 = !DILocation(line: 23, column: 3, scope: !16)
!33 = !DILocation(line: 24, column: 1, scope: !16)
!34 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 13, type: !35, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!38 = !DILocalVariable(name: "arg", arg: 1, scope: !34, file: !3, line: 13, type: !37)
!39 = !DILocation(line: 13, column: 27, scope: !34)
!40 = !DILocation(line: 14, column: 3, scope: !34)
!41 = !DILocation(line: 14, column: 11, scope: !34)
!42 = !DILocation(line: 14, column: 10, scope: !34)
!43 = distinct !{!43, !40, !44, !45}
!44 = !DILocation(line: 15, column: 5, scope: !34)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 16, column: 10, scope: !34)
!47 = !DILocation(line: 16, column: 3, scope: !34)
!48 = distinct !DISubprogram(name: "setter", scope: !3, file: !3, line: 8, type: !35, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!49 = !DILocalVariable(name: "arg", arg: 1, scope: !48, file: !3, line: 8, type: !37)
!50 = !DILocation(line: 8, column: 27, scope: !48)
!51 = !DILocation(line: 9, column: 3, scope: !48)
!52 = !DILocation(line: 10, column: 3, scope: !48)
!53 = !DILocation(line: 11, column: 10, scope: !48)
!54 = !DILocation(line: 11, column: 3, scope: !48)
