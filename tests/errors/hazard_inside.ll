; ModuleID = 'hazard_inside.c'
source_filename = "hazard_inside.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %block = alloca ptr, align 8
  %variable = alloca ptr, align 8
  %hp = alloca ptr, align 8
  %second = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %block, !14, !DIExpression(), !16)
  %call = call ptr @malloc(i64 noundef 8) #3, !dbg !17
  store ptr %call, ptr %block, align 8, !dbg !16
    #dbg_declare(ptr %variable, !18, !DIExpression(), !20)
  %0 = load ptr, ptr %block, align 8, !dbg !21
  %add.ptr = getelementptr inbounds i32, ptr %0, i64 1, !dbg !22
  store ptr %add.ptr, ptr %variable, align 8, !dbg !20
    #dbg_declare(ptr %hp, !23, !DIExpression(), !31)
  %call1 = call ptr @__VERIFIER_hp_alloc(), !dbg !32
  store ptr %call1, ptr %hp, align 8, !dbg !31
    #dbg_declare(ptr %second, !33, !DIExpression(), !34)
  %1 = load ptr, ptr %hp, align 8, !dbg !35
  %call2 = call ptr @__VERIFIER_hp_protect(ptr noundef %1, ptr noundef %variable), !dbg !36
  store ptr %call2, ptr %second, align 8, !dbg !34
  %2 = load ptr, ptr %block, align 8, !dbg !37
  call void @__VERIFIER_hp_retire(ptr noundef %2), !dbg !38
  %3 = load ptr, ptr %second, align 8, !dbg !39
  store i32 1, ptr %3, align 4, !dbg !40
  ret i32 0, !dbg !41
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare ptr @__VERIFIER_hp_alloc() #2

declare ptr @__VERIFIER_hp_protect(ptr noundef, ptr noundef) #2

declare void @__VERIFIER_hp_retire(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "hazard_inside.c", directory: ".", checksumkind: CSK_MD5, checksum: "4289ca1dec57d4dca6e16d9fb4a791c8")
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
!14 = !DILocalVariable(name: "block", scope: !9, file: !1, line: 11, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DILocation(line: 11, column: 8, scope: !9)
!17 = !DILocation(line: 11, column: 16, scope: !9)
!18 = !DILocalVariable(name: "variable", scope: !9, file: !1, line: 12, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !15)
!20 = !DILocation(line: 12, column: 18, scope: !9)
!21 = !DILocation(line: 12, column: 29, scope: !9)
!22 = !DILocation(line: 12, column: 35, scope: !9)
!23 = !DILocalVariable(name: "hp", scope: !9, file: !1, line: 13, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_hp_t", file: !26, line: 58, baseType: !27)
!26 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !26, line: 56, size: 64, elements: !28)
!28 = !{!29}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !27, file: !26, line: 57, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!31 = !DILocation(line: 13, column: 20, scope: !9)
!32 = !DILocation(line: 13, column: 25, scope: !9)
!33 = !DILocalVariable(name: "second", scope: !9, file: !1, line: 14, type: !15)
!34 = !DILocation(line: 14, column: 8, scope: !9)
!35 = !DILocation(line: 14, column: 39, scope: !9)
!36 = !DILocation(line: 14, column: 17, scope: !9)
!37 = !DILocation(line: 15, column: 24, scope: !9)
!38 = !DILocation(line: 15, column: 3, scope: !9)
!39 = !DILocation(line: 16, column: 4, scope: !9)
!40 = !DILocation(line: 16, column: 11, scope: !9)
!41 = !DILocation(line: 17, column: 3, scope: !9)
