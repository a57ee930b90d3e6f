; ModuleID = 'hazard_gone.c'
source_filename = "hazard_gone.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %variable = alloca ptr, align 8
  %hp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %variable, !14, !DIExpression(), !17)
  store ptr null, ptr %variable, align 8, !dbg !17
    #dbg_declare(ptr %hp, !18, !DIExpression(), !26)
  %call = call ptr @__VERIFIER_hp_alloc(), !dbg !27
  store ptr %call, ptr %hp, align 8, !dbg !26
  %0 = load ptr, ptr %hp, align 8, !dbg !28
  call void @__VERIFIER_hp_free(ptr noundef %0), !dbg !29
  %1 = load ptr, ptr %hp, align 8, !dbg !30
  %call1 = call ptr @__VERIFIER_hp_protect(ptr noundef %1, ptr noundef %variable), !dbg !31
  ret i32 0, !dbg !32
}

declare ptr @__VERIFIER_hp_alloc() #1

declare void @__VERIFIER_hp_free(ptr noundef) #1

declare ptr @__VERIFIER_hp_protect(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "hazard_gone.c", directory: ".", checksumkind: CSK_MD5, checksum: "27a2a0f3da2becc3c356ff8b845d0d4c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "variable", scope: !9, file: !1, line: 11, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!17 = !DILocation(line: 11, column: 18, scope: !9)
!18 = !DILocalVariable(name: "hp", scope: !9, file: !1, line: 12, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_hp_t", file: !21, line: 58, baseType: !22)
!21 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !21, line: 56, size: 64, elements: !23)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !22, file: !21, line: 57, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!26 = !DILocation(line: 12, column: 20, scope: !9)
!27 = !DILocation(line: 12, column: 25, scope: !9)
!28 = !DILocation(line: 13, column: 22, scope: !9)
!29 = !DILocation(line: 13, column: 3, scope: !9)
!30 = !DILocation(line: 14, column: 25, scope: !9)
!31 = !DILocation(line: 14, column: 3, scope: !9)
!32 = !DILocation(line: 15, column: 3, scope: !9)
