; ModuleID = 'size_while_freed.c'
source_filename = "size_while_freed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@block = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %releaser = alloca i64, align 8
  %measurer = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %releaser, !20, !DIExpression(), !24)
    #dbg_declare(ptr %measurer, !25, !DIExpression(), !26)
  %call = call ptr @malloc(i64 noundef 8) #3, !dbg !27
  store atomic ptr %call, ptr @block seq_cst, align 8, !dbg !28
  %call1 = call i32 @pthread_create(ptr noundef %releaser, ptr noundef null, ptr noundef @release, ptr noundef null), !dbg !29
  %call2 = call i32 @pthread_create(ptr noundef %measurer, ptr noundef null, ptr noundef @measure, ptr noundef null), !dbg !30
  %0 = load i64, ptr %releaser, align 8, !dbg !31
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !32
  %1 = load i64, ptr %measurer, align 8, !dbg !33
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !34
  ret i32 0, !dbg !35
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @release(ptr noundef %unused) #0 !dbg !36 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !40, !DIExpression(), !41)
  store ptr null, ptr %.atomictmp, align 8, !dbg !42
  %0 = load i64, ptr %.atomictmp, align 8, !dbg !42
  %1 = atomicrmw xchg ptr @block, i64 %0 seq_cst, align 8, !dbg !42
  store i64 %1, ptr %atomic-temp, align 8, !dbg !42
  %2 = load ptr, ptr %atomic-temp, align 8, !dbg !42
  call void @free(ptr noundef %2), !dbg !43
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !44
  ret ptr %3, !dbg !45
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @measure(ptr noundef %unused) #0 !dbg !46 {
entry:
  %unused.addr = alloca ptr, align 8
  %mine = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !47, !DIExpression(), !48)
    #dbg_declare(ptr %mine, !49, !DIExpression(), !50)
  %atomic-load = load atomic ptr, ptr @block seq_cst, align 8, !dbg !51
  store ptr %atomic-load, ptr %mine, align 8, !dbg !50
  %0 = load ptr, ptr %mine, align 8, !dbg !52
  %tobool = icmp ne ptr %0, null, !dbg !52
  br i1 %tobool, label %land.lhs.true, label %cond.false, !dbg !53

land.lhs.true:                                    ; preds = %entry
  %1 = load ptr, ptr %mine, align 8, !dbg !54
  %call = call i64 @malloc_usable_size(ptr noundef %1), !dbg !55
  %cmp = icmp ult i64 %call, 8, !dbg !56
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !52

cond.true:                                        ; preds = %land.lhs.true
  %2 = load ptr, ptr %unused.addr, align 8, !dbg !57
  br label %cond.end, !dbg !52

cond.false:                                       ; preds = %land.lhs.true, %entry
  br label %cond.end, !dbg !52

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %2, %cond.true ], [ null, %cond.false ], !dbg !52
  ret ptr %cond, !dbg !58
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @free(ptr noundef) #2

declare i64 @malloc_usable_size(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "block", scope: !2, file: !3, line: 10, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "size_while_freed.c", directory: ".", checksumkind: CSK_MD5, checksum: "986ae42c730aec1885fc7853b48080b1")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !17, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!6}
!19 = !{}
!20 = !DILocalVariable(name: "releaser", scope: !16, file: !3, line: 22, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 39, baseType: !23)
!22 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 22, column: 13, scope: !16)
!25 = !DILocalVariable(name: "measurer", scope: !16, file: !3, line: 22, type: !21)
!26 = !DILocation(line: 22, column: 23, scope: !16)
!27 = !DILocation(line: 23, column: 11, scope: !16)
!28 = !DILocation(line: 23, column: 9, scope: !16)
!29 = !DILocation(line: 24, column: 3, scope: !16)
!30 = !DILocation(line: 25, column: 3, scope: !16)
!31 = !DILocation(line: 26, column: 16, scope: !16)
!32 = !DILocation(line: 26, column: 3, scope: !16)
!33 = !DILocation(line: 27, column: 16, scope: !16)
!34 = !DILocation(line: 27, column: 3, scope: !16)
!35 = !DILocation(line: 28, column: 3, scope: !16)
!36 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 12, type: !37, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!40 = !DILocalVariable(name: "unused", arg: 1, scope: !36, file: !3, line: 12, type: !39)
!41 = !DILocation(line: 12, column: 28, scope: !36)
!42 = !DILocation(line: 13, column: 8, scope: !36)
!43 = !DILocation(line: 13, column: 3, scope: !36)
!44 = !DILocation(line: 14, column: 10, scope: !36)
!45 = !DILocation(line: 14, column: 3, scope: !36)
!46 = distinct !DISubprogram(name: "measure", scope: !3, file: !3, line: 17, type: !37, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!47 = !DILocalVariable(name: "unused", arg: 1, scope: !46, file: !3, line: 17, type: !39)
!48 = !DILocation(line: 17, column: 28, scope: !46)
!49 = !DILocalVariable(name: "mine", scope: !46, file: !3, line: 18, type: !5)
!50 = !DILocation(line: 18, column: 8, scope: !46)
!51 = !DILocation(line: 18, column: 15, scope: !46)
!52 = !DILocation(line: 18, column: 29, scope: !46)
!53 = !DILocation(line: 18, column: 34, scope: !46)
!54 = !DILocation(line: 18, column: 56, scope: !46)
!55 = !DILocation(line: 18, column: 37, scope: !46)
!56 = !DILocation(line: 18, column: 62, scope: !46)
!57 = !DILocation(line: 18, column: 68, scope: !46)
!58 = !DILocation(line: 18, column: 22, scope: !46)
