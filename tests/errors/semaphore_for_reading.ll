; ModuleID = 'semaphore_for_reading.c'
source_filename = "semaphore_for_reading.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"file\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !28 {
entry:
  %fd = alloca i32, align 4
  %shared = alloca ptr, align 8
    #dbg_declare(ptr %fd, !33, !DIExpression(), !34)
  %call = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 66, i32 noundef 384), !dbg !35
  store i32 %call, ptr %fd, align 4, !dbg !34
  %0 = load i32, ptr %fd, align 4, !dbg !36
  %call1 = call i32 @ftruncate(i32 noundef %0, i64 noundef 32), !dbg !37
    #dbg_declare(ptr %shared, !38, !DIExpression(), !51)
  %1 = load i32, ptr %fd, align 4, !dbg !52
  %call2 = call ptr @mmap(ptr noundef null, i64 noundef 32, i32 noundef 3, i32 noundef 1, i32 noundef %1, i64 noundef 0), !dbg !53
  store ptr %call2, ptr %shared, align 8, !dbg !51
  %2 = load ptr, ptr %shared, align 8, !dbg !54
  %call3 = call i32 @sem_init(ptr noundef %2, i32 noundef 1, i32 noundef 0), !dbg !55
  %3 = load ptr, ptr %shared, align 8, !dbg !56
  %call4 = call i32 @munmap(ptr noundef %3, i64 noundef 32), !dbg !57
  %4 = load i32, ptr %fd, align 4, !dbg !58
  %call5 = call ptr @mmap(ptr noundef null, i64 noundef 32, i32 noundef 1, i32 noundef 1, i32 noundef %4, i64 noundef 0), !dbg !59
  %call6 = call i32 @sem_post(ptr noundef %call5), !dbg !60
  ret i32 0, !dbg !61
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

declare i32 @ftruncate(i32 noundef, i64 noundef) #1

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

declare i32 @munmap(ptr noundef, i64 noundef) #1

declare i32 @sem_post(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "semaphore_for_reading.c", directory: ".", checksumkind: CSK_MD5, checksum: "11c29ca2cf818232569cbe37babeb9ab")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !8, retainedTypes: !18, globals: !20, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !10, line: 4, baseType: !11, size: 32, elements: !12)
!10 = !DIFile(filename: "./../mman.h", directory: ".", checksumkind: CSK_MD5, checksum: "7d6004efc8143a70cdea2f1e6eaf969f")
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{!13, !14, !15, !16, !17}
!13 = !DIEnumerator(name: "PROT_READ", value: 1)
!14 = !DIEnumerator(name: "PROT_WRITE", value: 2)
!15 = !DIEnumerator(name: "MAP_SHARED", value: 1)
!16 = !DIEnumerator(name: "MAP_PRIVATE", value: 2)
!17 = !DIEnumerator(name: "MAP_ANONYMOUS", value: 32)
!18 = !{!19}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !{!0}
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 10, type: !29, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !32)
!29 = !DISubroutineType(types: !30)
!30 = !{!31}
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !{}
!33 = !DILocalVariable(name: "fd", scope: !28, file: !2, line: 11, type: !31)
!34 = !DILocation(line: 11, column: 7, scope: !28)
!35 = !DILocation(line: 11, column: 12, scope: !28)
!36 = !DILocation(line: 12, column: 13, scope: !28)
!37 = !DILocation(line: 12, column: 3, scope: !28)
!38 = !DILocalVariable(name: "shared", scope: !28, file: !2, line: 13, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !41, line: 11, baseType: !42)
!41 = !DIFile(filename: "../../libc-shim/include/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "82374f60a482038d1bb9c53a7d9b0cc7")
!42 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !41, line: 7, size: 256, elements: !43)
!43 = !{!44, !45, !49}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !42, file: !41, line: 8, baseType: !11, size: 32)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !42, file: !41, line: 9, baseType: !46, size: 256)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !42, file: !41, line: 10, baseType: !50, size: 64)
!50 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!51 = !DILocation(line: 13, column: 10, scope: !28)
!52 = !DILocation(line: 13, column: 81, scope: !28)
!53 = !DILocation(line: 13, column: 19, scope: !28)
!54 = !DILocation(line: 14, column: 12, scope: !28)
!55 = !DILocation(line: 14, column: 3, scope: !28)
!56 = !DILocation(line: 14, column: 34, scope: !28)
!57 = !DILocation(line: 14, column: 27, scope: !28)
!58 = !DILocation(line: 15, column: 61, scope: !28)
!59 = !DILocation(line: 15, column: 12, scope: !28)
!60 = !DILocation(line: 15, column: 3, scope: !28)
!61 = !DILocation(line: 16, column: 1, scope: !28)
