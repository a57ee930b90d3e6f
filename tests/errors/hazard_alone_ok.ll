; ModuleID = 'hazard_alone_ok.c'
source_filename = "hazard_alone_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !16, !DIExpression(), !20)
  %call = call ptr @work(ptr noundef null), !dbg !21
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !22
  %0 = load i64, ptr %thread, align 8, !dbg !23
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !24
  ret i32 0, !dbg !25
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %unused) #0 !dbg !26 {
entry:
  %unused.addr = alloca ptr, align 8
  %variable = alloca ptr, align 8
  %one = alloca ptr, align 8
  %other = alloca ptr, align 8
  %block = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %variable, !31, !DIExpression(), !34)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !35
  store ptr %call, ptr %variable, align 8, !dbg !34
    #dbg_declare(ptr %one, !36, !DIExpression(), !43)
  %call1 = call ptr @__VERIFIER_hp_alloc(), !dbg !44
  store ptr %call1, ptr %one, align 8, !dbg !43
    #dbg_declare(ptr %other, !45, !DIExpression(), !46)
  %call2 = call ptr @__VERIFIER_hp_alloc(), !dbg !47
  store ptr %call2, ptr %other, align 8, !dbg !46
    #dbg_declare(ptr %block, !48, !DIExpression(), !49)
  %0 = load ptr, ptr %one, align 8, !dbg !50
  %call3 = call ptr @__VERIFIER_hp_protect(ptr noundef %0, ptr noundef %variable), !dbg !51
  store ptr %call3, ptr %block, align 8, !dbg !49
  %1 = load ptr, ptr %other, align 8, !dbg !52
  %call4 = call ptr @__VERIFIER_hp_protect(ptr noundef %1, ptr noundef %variable), !dbg !53
  %2 = load ptr, ptr %block, align 8, !dbg !54
  call void @__VERIFIER_hp_retire(ptr noundef %2), !dbg !55
  %3 = load ptr, ptr %block, align 8, !dbg !56
  store i32 1, ptr %3, align 4, !dbg !57
  %4 = load ptr, ptr %one, align 8, !dbg !58
  call void @__VERIFIER_hp_free(ptr noundef %4), !dbg !59
  %5 = load ptr, ptr %block, align 8, !dbg !60
  store i32 2, ptr %5, align 4, !dbg !61
  %6 = load ptr, ptr %other, align 8, !dbg !62
  call void @__VERIFIER_hp_free(ptr noundef %6), !dbg !63
  %7 = load ptr, ptr %unused.addr, align 8, !dbg !64
  ret ptr %7, !dbg !65
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

declare ptr @__VERIFIER_hp_alloc() #1

declare ptr @__VERIFIER_hp_protect(ptr noundef, ptr noundef) #1

declare void @__VERIFIER_hp_retire(ptr noundef) #1

declare void @__VERIFIER_hp_free(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "hazard_alone_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "964e4ee39369d01755d5a08111c65a38")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "thread", scope: !11, file: !1, line: 23, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 35, baseType: !19)
!18 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 23, column: 13, scope: !11)
!21 = !DILocation(line: 24, column: 3, scope: !11)
!22 = !DILocation(line: 25, column: 3, scope: !11)
!23 = !DILocation(line: 26, column: 16, scope: !11)
!24 = !DILocation(line: 26, column: 3, scope: !11)
!25 = !DILocation(line: 27, column: 3, scope: !11)
!26 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 10, type: !27, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!27 = !DISubroutineType(types: !28)
!28 = !{!3, !3}
!29 = !DILocalVariable(name: "unused", arg: 1, scope: !26, file: !1, line: 10, type: !3)
!30 = !DILocation(line: 10, column: 25, scope: !26)
!31 = !DILocalVariable(name: "variable", scope: !26, file: !1, line: 11, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !33)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!34 = !DILocation(line: 11, column: 18, scope: !26)
!35 = !DILocation(line: 11, column: 29, scope: !26)
!36 = !DILocalVariable(name: "one", scope: !26, file: !1, line: 12, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_hp_t", file: !39, line: 58, baseType: !40)
!39 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !39, line: 56, size: 64, elements: !41)
!41 = !{!42}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !40, file: !39, line: 57, baseType: !3, size: 64)
!43 = !DILocation(line: 12, column: 20, scope: !26)
!44 = !DILocation(line: 12, column: 26, scope: !26)
!45 = !DILocalVariable(name: "other", scope: !26, file: !1, line: 12, type: !37)
!46 = !DILocation(line: 12, column: 50, scope: !26)
!47 = !DILocation(line: 12, column: 58, scope: !26)
!48 = !DILocalVariable(name: "block", scope: !26, file: !1, line: 13, type: !33)
!49 = !DILocation(line: 13, column: 8, scope: !26)
!50 = !DILocation(line: 13, column: 38, scope: !26)
!51 = !DILocation(line: 13, column: 16, scope: !26)
!52 = !DILocation(line: 14, column: 25, scope: !26)
!53 = !DILocation(line: 14, column: 3, scope: !26)
!54 = !DILocation(line: 15, column: 24, scope: !26)
!55 = !DILocation(line: 15, column: 3, scope: !26)
!56 = !DILocation(line: 16, column: 4, scope: !26)
!57 = !DILocation(line: 16, column: 10, scope: !26)
!58 = !DILocation(line: 17, column: 22, scope: !26)
!59 = !DILocation(line: 17, column: 3, scope: !26)
!60 = !DILocation(line: 18, column: 4, scope: !26)
!61 = !DILocation(line: 18, column: 10, scope: !26)
!62 = !DILocation(line: 19, column: 22, scope: !26)
!63 = !DILocation(line: 19, column: 3, scope: !26)
!64 = !DILocation(line: 20, column: 10, scope: !26)
!65 = !DILocation(line: 20, column: 3, scope: !26)
