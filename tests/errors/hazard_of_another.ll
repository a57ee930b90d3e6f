; ModuleID = 'hazard_of_another.c'
source_filename = "hazard_of_another.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@hp = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !25, !DIExpression(), !29)
  %call = call ptr @__VERIFIER_hp_alloc(), !dbg !30
  store ptr %call, ptr @hp, align 8, !dbg !31
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !32
  %0 = load i64, ptr %thread, align 8, !dbg !33
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !34
  ret i32 0, !dbg !35
}

declare ptr @__VERIFIER_hp_alloc() #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %unused) #0 !dbg !36 {
entry:
  %unused.addr = alloca ptr, align 8
  %variable = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !39, !DIExpression(), !40)
    #dbg_declare(ptr %variable, !41, !DIExpression(), !44)
  store ptr null, ptr %variable, align 8, !dbg !44
  %0 = load ptr, ptr @hp, align 8, !dbg !45
  %call = call ptr @__VERIFIER_hp_protect(ptr noundef %0, ptr noundef %variable), !dbg !46
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !47
  ret ptr %1, !dbg !48
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare ptr @__VERIFIER_hp_protect(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "hp", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hazard_of_another.c", directory: ".", checksumkind: CSK_MD5, checksum: "eaefcef1803c6397080a949c3d29ab48")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_hp_t", file: !9, line: 58, baseType: !10)
!9 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !9, line: 56, size: 64, elements: !11)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !10, file: !9, line: 57, baseType: !5, size: 64)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !21, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!21 = !DISubroutineType(types: !22)
!22 = !{!23}
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{}
!25 = !DILocalVariable(name: "thread", scope: !20, file: !3, line: 15, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 35, baseType: !28)
!27 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 15, column: 13, scope: !20)
!30 = !DILocation(line: 16, column: 8, scope: !20)
!31 = !DILocation(line: 16, column: 6, scope: !20)
!32 = !DILocation(line: 17, column: 3, scope: !20)
!33 = !DILocation(line: 18, column: 16, scope: !20)
!34 = !DILocation(line: 18, column: 3, scope: !20)
!35 = !DILocation(line: 19, column: 3, scope: !20)
!36 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 9, type: !37, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !5}
!39 = !DILocalVariable(name: "unused", arg: 1, scope: !36, file: !3, line: 9, type: !5)
!40 = !DILocation(line: 9, column: 25, scope: !36)
!41 = !DILocalVariable(name: "variable", scope: !36, file: !3, line: 10, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!44 = !DILocation(line: 10, column: 18, scope: !36)
!45 = !DILocation(line: 11, column: 25, scope: !36)
!46 = !DILocation(line: 11, column: 3, scope: !36)
!47 = !DILocation(line: 12, column: 10, scope: !36)
!48 = !DILocation(line: 12, column: 3, scope: !36)
