; ModuleID = 'leak_in_freed_block.c'
source_filename = "leak_in_freed_block.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@outer = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
entry:
  %thread = alloca i64, align 8
    #dbg_declare(ptr %thread, !21, !DIExpression(), !25)
  %call = call ptr @malloc(i64 noundef 8) #3, !dbg !26
  store ptr %call, ptr @outer, align 8, !dbg !27
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @fills, ptr noundef null), !dbg !28
  %0 = load i64, ptr %thread, align 8, !dbg !29
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !30
  %1 = load ptr, ptr @outer, align 8, !dbg !31
  call void @free(ptr noundef %1), !dbg !32
  ret i32 0, !dbg !33
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @fills(ptr noundef %unused) #0 !dbg !34 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !37, !DIExpression(), !38)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !39
  %0 = load ptr, ptr @outer, align 8, !dbg !40
  store ptr %call, ptr %0, align 8, !dbg !41
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !42
  ret ptr %1, !dbg !43
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "outer", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leak_in_freed_block.c", directory: ".", checksumkind: CSK_MD5, checksum: "e3d385272033e560b94de330f241023b")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
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
!21 = !DILocalVariable(name: "thread", scope: !17, file: !3, line: 17, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 35, baseType: !24)
!23 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 17, column: 13, scope: !17)
!26 = !DILocation(line: 18, column: 11, scope: !17)
!27 = !DILocation(line: 18, column: 9, scope: !17)
!28 = !DILocation(line: 19, column: 3, scope: !17)
!29 = !DILocation(line: 20, column: 16, scope: !17)
!30 = !DILocation(line: 20, column: 3, scope: !17)
!31 = !DILocation(line: 21, column: 8, scope: !17)
!32 = !DILocation(line: 21, column: 3, scope: !17)
!33 = !DILocation(line: 22, column: 1, scope: !17)
!34 = distinct !DISubprogram(name: "fills", scope: !3, file: !3, line: 11, type: !35, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!35 = !DISubroutineType(types: !36)
!36 = !{!5, !5}
!37 = !DILocalVariable(name: "unused", arg: 1, scope: !34, file: !3, line: 11, type: !5)
!38 = !DILocation(line: 11, column: 26, scope: !34)
!39 = !DILocation(line: 12, column: 12, scope: !34)
!40 = !DILocation(line: 12, column: 4, scope: !34)
!41 = !DILocation(line: 12, column: 10, scope: !34)
!42 = !DILocation(line: 13, column: 10, scope: !34)
!43 = !DILocation(line: 13, column: 3, scope: !34)
