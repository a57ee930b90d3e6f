; ModuleID = 'hazard_retired_twice.c'
source_filename = "hazard_retired_twice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %one = alloca i64, align 8
  %other = alloca i64, align 8
  %.atomictmp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %one, !21, !DIExpression(), !25)
    #dbg_declare(ptr %other, !26, !DIExpression(), !27)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !28
  store ptr %call, ptr %.atomictmp, align 8, !dbg !28
  %0 = load i64, ptr %.atomictmp, align 8, !dbg !28
  store atomic i64 %0, ptr @shared seq_cst, align 8, !dbg !28
  %call1 = call i32 @pthread_create(ptr noundef %one, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !29
  %call2 = call i32 @pthread_create(ptr noundef %other, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !30
  %1 = load i64, ptr %one, align 8, !dbg !31
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !32
  %2 = load i64, ptr %other, align 8, !dbg !33
  %call4 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !34
  ret i32 0, !dbg !35
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %unused) #0 !dbg !36 {
entry:
  %unused.addr = alloca ptr, align 8
  %block = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !39, !DIExpression(), !40)
    #dbg_declare(ptr %block, !41, !DIExpression(), !42)
  %0 = load atomic i64, ptr @shared seq_cst, align 8, !dbg !43
  store i64 %0, ptr %atomic-temp, align 8, !dbg !43
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !43
  store ptr %1, ptr %block, align 8, !dbg !42
  %2 = load ptr, ptr %block, align 8, !dbg !44
  call void @__VERIFIER_hp_retire(ptr noundef %2), !dbg !45
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !46
  ret ptr %3, !dbg !47
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__VERIFIER_hp_retire(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hazard_retired_twice.c", directory: ".", checksumkind: CSK_MD5, checksum: "5ba43ebe9409e6a177a9b238d7b95f1b")
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
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !18, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!9}
!20 = !{}
!21 = !DILocalVariable(name: "one", scope: !17, file: !3, line: 17, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 35, baseType: !24)
!23 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 17, column: 13, scope: !17)
!26 = !DILocalVariable(name: "other", scope: !17, file: !3, line: 17, type: !22)
!27 = !DILocation(line: 17, column: 18, scope: !17)
!28 = !DILocation(line: 18, column: 3, scope: !17)
!29 = !DILocation(line: 19, column: 3, scope: !17)
!30 = !DILocation(line: 20, column: 3, scope: !17)
!31 = !DILocation(line: 21, column: 16, scope: !17)
!32 = !DILocation(line: 21, column: 3, scope: !17)
!33 = !DILocation(line: 22, column: 16, scope: !17)
!34 = !DILocation(line: 22, column: 3, scope: !17)
!35 = !DILocation(line: 23, column: 3, scope: !17)
!36 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 11, type: !37, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !5}
!39 = !DILocalVariable(name: "unused", arg: 1, scope: !36, file: !3, line: 11, type: !5)
!40 = !DILocation(line: 11, column: 25, scope: !36)
!41 = !DILocalVariable(name: "block", scope: !36, file: !3, line: 12, type: !8)
!42 = !DILocation(line: 12, column: 8, scope: !36)
!43 = !DILocation(line: 12, column: 16, scope: !36)
!44 = !DILocation(line: 13, column: 24, scope: !36)
!45 = !DILocation(line: 13, column: 3, scope: !36)
!46 = !DILocation(line: 14, column: 10, scope: !36)
!47 = !DILocation(line: 14, column: 3, scope: !36)
