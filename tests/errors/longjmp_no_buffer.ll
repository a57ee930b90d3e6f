; ModuleID = 'longjmp_no_buffer.c'
source_filename = "longjmp_no_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, [16 x i64] }

@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @longjmp(ptr noundef @buffer, i32 noundef 1) #2, !dbg !33
  unreachable, !dbg !33
}

; Function Attrs: noreturn
declare void @longjmp(ptr noundef, i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "longjmp_no_buffer.c", directory: ".", checksumkind: CSK_MD5, checksum: "e92a9de9e7c16b86f01f2f9de98dc475")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !6, line: 12, baseType: !7)
!6 = !DIFile(filename: "../../libc-shim/include/setjmp.h", directory: ".", checksumkind: CSK_MD5, checksum: "25ec729dfe7ee7b8c248fbdc6ce7f2e0")
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1600, elements: !21)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !6, line: 7, size: 1600, elements: !9)
!9 = !{!10, !15, !17}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !8, file: !6, line: 8, baseType: !11, size: 512)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 512, elements: !13)
!12 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!13 = !{!14}
!14 = !DISubrange(count: 8)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !8, file: !6, line: 9, baseType: !16, size: 32, offset: 512)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !8, file: !6, line: 10, baseType: !18, size: 1024, offset: 576)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 1024, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 16)
!21 = !{!22}
!22 = !DISubrange(count: 1)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !31, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!31 = !DISubroutineType(types: !32)
!32 = !{!16}
!33 = !DILocation(line: 7, column: 3, scope: !30)
