; ModuleID = 'leak_by_order.c'
source_filename = "leak_by_order.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@only = dso_local global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !21, !DIExpression(), !25)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @run, ptr noundef null), !dbg !26
  %call1 = call ptr @run(ptr noundef null), !dbg !27
  %0 = load i64, ptr %t, align 8, !dbg !28
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !29
  ret i32 0, !dbg !30
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %unused) #0 !dbg !31 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !34, !DIExpression(), !35)
  %0 = load atomic i64, ptr @only seq_cst, align 8, !dbg !36
  store i64 %0, ptr %atomic-temp, align 8, !dbg !36
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !36
  %cmp = icmp eq ptr %1, null, !dbg !38
  br i1 %cmp, label %if.then, label %if.end, !dbg !39

if.then:                                          ; preds = %entry
  %call = call ptr @make(), !dbg !40
  store ptr %call, ptr %.atomictmp, align 8, !dbg !40
  %2 = load i64, ptr %.atomictmp, align 8, !dbg !40
  store atomic i64 %2, ptr @only seq_cst, align 8, !dbg !40
  br label %if.end, !dbg !40

if.end:                                           ; preds = %if.then, %entry
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !41
  ret ptr %3, !dbg !42
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @make() #0 !dbg !43 {
entry:
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !46
  ret ptr %call, !dbg !47
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "only", scope: !2, file: !3, line: 10, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leak_by_order.c", directory: ".", checksumkind: CSK_MD5, checksum: "cd9de54e837f0842220947ffed5b9e51")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !18, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!9}
!20 = !{}
!21 = !DILocalVariable(name: "t", scope: !17, file: !3, line: 21, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 35, baseType: !24)
!23 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 21, column: 13, scope: !17)
!26 = !DILocation(line: 22, column: 3, scope: !17)
!27 = !DILocation(line: 23, column: 3, scope: !17)
!28 = !DILocation(line: 24, column: 16, scope: !17)
!29 = !DILocation(line: 24, column: 3, scope: !17)
!30 = !DILocation(line: 25, column: 3, scope: !17)
!31 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 14, type: !32, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!32 = !DISubroutineType(types: !33)
!33 = !{!5, !5}
!34 = !DILocalVariable(name: "unused", arg: 1, scope: !31, file: !3, line: 14, type: !5)
!35 = !DILocation(line: 14, column: 24, scope: !31)
!36 = !DILocation(line: 15, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !31, file: !3, line: 15, column: 7)
!38 = !DILocation(line: 15, column: 26, scope: !37)
!39 = !DILocation(line: 15, column: 7, scope: !31)
!40 = !DILocation(line: 16, column: 5, scope: !37)
!41 = !DILocation(line: 17, column: 10, scope: !31)
!42 = !DILocation(line: 17, column: 3, scope: !31)
!43 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 12, type: !44, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!44 = !DISubroutineType(types: !45)
!45 = !{!8}
!46 = !DILocation(line: 12, column: 33, scope: !43)
!47 = !DILocation(line: 12, column: 26, scope: !43)
