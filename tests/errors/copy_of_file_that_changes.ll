; ModuleID = 'copy_of_file_that_changes.c'
source_filename = "copy_of_file_that_changes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"file\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"before\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [7 x i8] c"behind\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %fd = alloca i32, align 4
  %copy = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %fd, !40, !DIExpression(), !41)
  %call = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 66, i32 noundef 384), !dbg !42
  store i32 %call, ptr %fd, align 4, !dbg !41
  %0 = load i32, ptr %fd, align 4, !dbg !43
  %call1 = call i64 @write(i32 noundef %0, ptr noundef @.str.1, i64 noundef 6), !dbg !44
    #dbg_declare(ptr %copy, !45, !DIExpression(), !47)
  %1 = load i32, ptr %fd, align 4, !dbg !48
  %call2 = call ptr @mmap(ptr noundef null, i64 noundef 6, i32 noundef 1, i32 noundef 2, i32 noundef %1, i64 noundef 0), !dbg !49
  store ptr %call2, ptr %copy, align 8, !dbg !47
  %2 = load i32, ptr %fd, align 4, !dbg !50
  %call3 = call i64 @pwrite(i32 noundef %2, ptr noundef @.str.2, i64 noundef 6, i64 noundef 0), !dbg !51
  %3 = load ptr, ptr %copy, align 8, !dbg !52
  %arrayidx = getelementptr inbounds i8, ptr %3, i64 0, !dbg !52
  %4 = load i8, ptr %arrayidx, align 1, !dbg !52
  %conv = sext i8 %4 to i32, !dbg !52
  ret i32 %conv, !dbg !53
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

declare i64 @pwrite(i32 noundef, ptr noundef, i64 noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "copy_of_file_that_changes.c", directory: ".", checksumkind: CSK_MD5, checksum: "bf05d19a8e6cbda229fec7740b9f8fcb")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 7)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !9, isLocal: true, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !15, retainedTypes: !25, globals: !27, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16}
!16 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !17, line: 4, baseType: !18, size: 32, elements: !19)
!17 = !DIFile(filename: "./../mman.h", directory: ".", checksumkind: CSK_MD5, checksum: "7d6004efc8143a70cdea2f1e6eaf969f")
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !{!20, !21, !22, !23, !24}
!20 = !DIEnumerator(name: "PROT_READ", value: 1)
!21 = !DIEnumerator(name: "PROT_WRITE", value: 2)
!22 = !DIEnumerator(name: "MAP_SHARED", value: 1)
!23 = !DIEnumerator(name: "MAP_PRIVATE", value: 2)
!24 = !DIEnumerator(name: "MAP_ANONYMOUS", value: 32)
!25 = !{!26}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!27 = !{!0, !7, !12}
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 9, type: !36, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !39)
!36 = !DISubroutineType(types: !37)
!37 = !{!38}
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !{}
!40 = !DILocalVariable(name: "fd", scope: !35, file: !2, line: 10, type: !38)
!41 = !DILocation(line: 10, column: 7, scope: !35)
!42 = !DILocation(line: 10, column: 12, scope: !35)
!43 = !DILocation(line: 11, column: 9, scope: !35)
!44 = !DILocation(line: 11, column: 3, scope: !35)
!45 = !DILocalVariable(name: "copy", scope: !35, file: !2, line: 12, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!47 = !DILocation(line: 12, column: 9, scope: !35)
!48 = !DILocation(line: 12, column: 54, scope: !35)
!49 = !DILocation(line: 12, column: 16, scope: !35)
!50 = !DILocation(line: 13, column: 10, scope: !35)
!51 = !DILocation(line: 13, column: 3, scope: !35)
!52 = !DILocation(line: 14, column: 10, scope: !35)
!53 = !DILocation(line: 14, column: 3, scope: !35)
