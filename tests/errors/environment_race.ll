; ModuleID = 'environment_race.c'
source_filename = "environment_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !25, !DIExpression(), !29)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @set, ptr noundef null), !dbg !30
  %call1 = call ptr @getenv(ptr noundef @.str), !dbg !31
  %0 = load i64, ptr %thread, align 8, !dbg !32
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !33
  ret i32 0, !dbg !34
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %p) #0 !dbg !35 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !38, !DIExpression(), !39)
  %call = call i32 @setenv(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 1), !dbg !40
  %0 = load ptr, ptr %p.addr, align 8, !dbg !41
  ret ptr %0, !dbg !42
}

declare ptr @getenv(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @setenv(ptr noundef, ptr noundef, i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "environment_race.c", directory: ".", checksumkind: CSK_MD5, checksum: "00ab56519f8e6a65092c6794d6167e78")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!0, !7}
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 13, type: !21, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !24)
!21 = !DISubroutineType(types: !22)
!22 = !{!23}
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{}
!25 = !DILocalVariable(name: "thread", scope: !20, file: !2, line: 14, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 35, baseType: !28)
!27 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 14, column: 13, scope: !20)
!30 = !DILocation(line: 15, column: 3, scope: !20)
!31 = !DILocation(line: 16, column: 3, scope: !20)
!32 = !DILocation(line: 17, column: 16, scope: !20)
!33 = !DILocation(line: 17, column: 3, scope: !20)
!34 = !DILocation(line: 18, column: 3, scope: !20)
!35 = distinct !DISubprogram(name: "set", scope: !2, file: !2, line: 8, type: !36, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !24)
!36 = !DISubroutineType(types: !37)
!37 = !{!11, !11}
!38 = !DILocalVariable(name: "p", arg: 1, scope: !35, file: !2, line: 8, type: !11)
!39 = !DILocation(line: 8, column: 24, scope: !35)
!40 = !DILocation(line: 9, column: 3, scope: !35)
!41 = !DILocation(line: 10, column: 10, scope: !35)
!42 = !DILocation(line: 10, column: 3, scope: !35)
