; ModuleID = 'on_exit_alone.c'
source_filename = "on_exit_alone.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@number = internal global i32 7, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !8
@stdout = external global ptr, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @on_exit(ptr noundef @ends, ptr noundef @number), !dbg !24
  ret i32 5, !dbg !25
}

declare i32 @on_exit(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @ends(i32 noundef %status, ptr noundef %given) #0 !dbg !26 {
entry:
  %status.addr = alloca i32, align 4
  %given.addr = alloca ptr, align 8
  store i32 %status, ptr %status.addr, align 4
    #dbg_declare(ptr %status.addr, !31, !DIExpression(), !32)
  store ptr %given, ptr %given.addr, align 8
    #dbg_declare(ptr %given.addr, !33, !DIExpression(), !34)
  %0 = load i32, ptr %status.addr, align 4, !dbg !35
  %1 = load ptr, ptr %given.addr, align 8, !dbg !36
  %2 = load i32, ptr %1, align 4, !dbg !37
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %0, i32 noundef %2), !dbg !38
  %3 = load ptr, ptr @stdout, align 8, !dbg !39
  %call1 = call i32 @fflush(ptr noundef %3), !dbg !40
  call void @_exit(i32 noundef 0) #3, !dbg !41
  unreachable, !dbg !41
}

declare i32 @printf(ptr noundef, ...) #1

declare i32 @fflush(ptr noundef) #1

; Function Attrs: noreturn
declare void @_exit(i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 13, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "on_exit_alone.c", directory: ".", checksumkind: CSK_MD5, checksum: "9203f154b88a536bc079aeabd7b33c02")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !0}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 8, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 56, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 7)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !22, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!22 = !DISubroutineType(types: !23)
!23 = !{!6}
!24 = !DILocation(line: 16, column: 3, scope: !21)
!25 = !DILocation(line: 17, column: 3, scope: !21)
!26 = distinct !DISubprogram(name: "ends", scope: !3, file: !3, line: 7, type: !27, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !30)
!27 = !DISubroutineType(types: !28)
!28 = !{null, !6, !29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!30 = !{}
!31 = !DILocalVariable(name: "status", arg: 1, scope: !26, file: !3, line: 7, type: !6)
!32 = !DILocation(line: 7, column: 22, scope: !26)
!33 = !DILocalVariable(name: "given", arg: 2, scope: !26, file: !3, line: 7, type: !29)
!34 = !DILocation(line: 7, column: 36, scope: !26)
!35 = !DILocation(line: 8, column: 21, scope: !26)
!36 = !DILocation(line: 8, column: 37, scope: !26)
!37 = !DILocation(line: 8, column: 29, scope: !26)
!38 = !DILocation(line: 8, column: 3, scope: !26)
!39 = !DILocation(line: 9, column: 10, scope: !26)
!40 = !DILocation(line: 9, column: 3, scope: !26)
!41 = !DILocation(line: 10, column: 3, scope: !26)
