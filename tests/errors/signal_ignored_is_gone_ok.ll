; ModuleID = 'signal_ignored_is_gone_ok.c'
source_filename = "signal_ignored_is_gone_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }

@count = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !19 {
entry:
  %retval = alloca i32, align 4
  %set = alloca %struct.__sigset_t, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %set, !23, !DIExpression(), !33)
  %call = call i32 @sigemptyset(ptr noundef %set), !dbg !34
  %call1 = call i32 @sigaddset(ptr noundef %set, i32 noundef 10), !dbg !35
  %call2 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %set, ptr noundef null), !dbg !36
  %call3 = call i32 @raise(i32 noundef 10), !dbg !37
  %call4 = call ptr @signal(i32 noundef 10, ptr noundef inttoptr (i64 1 to ptr)), !dbg !38
  %call5 = call ptr @signal(i32 noundef 10, ptr noundef @handle), !dbg !39
  %call6 = call i32 @pthread_sigmask(i32 noundef 1, ptr noundef %set, ptr noundef null), !dbg !40
  %0 = load i32, ptr @count, align 4, !dbg !41
  ret i32 %0, !dbg !42
}

declare i32 @sigemptyset(ptr noundef) #1

declare i32 @sigaddset(ptr noundef, i32 noundef) #1

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @raise(i32 noundef) #1

declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handle(i32 noundef %number) #0 !dbg !43 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !44, !DIExpression(), !45)
  %0 = load i32, ptr %number.addr, align 4, !dbg !46
  %1 = load i32, ptr @count, align 4, !dbg !47
  %inc = add nsw i32 %1, 1, !dbg !47
  store i32 %inc, ptr @count, align 4, !dbg !47
  ret void, !dbg !48
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 6, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_ignored_is_gone_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "3ab5076529bdbe686171280cec5f09d5")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !6, line: 10, baseType: !7)
!6 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "be54901a530ae01086d6c160e27136b6")
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!0}
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !20, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "set", scope: !19, file: !3, line: 12, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !6, line: 77, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !6, line: 73, baseType: !26)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !6, line: 71, size: 1024, elements: !27)
!27 = !{!28}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !26, file: !6, line: 72, baseType: !29, size: 1024)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 1024, elements: !31)
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !{!32}
!32 = !DISubrange(count: 16)
!33 = !DILocation(line: 12, column: 12, scope: !19)
!34 = !DILocation(line: 13, column: 3, scope: !19)
!35 = !DILocation(line: 14, column: 3, scope: !19)
!36 = !DILocation(line: 15, column: 3, scope: !19)
!37 = !DILocation(line: 16, column: 3, scope: !19)
!38 = !DILocation(line: 17, column: 3, scope: !19)
!39 = !DILocation(line: 18, column: 3, scope: !19)
!40 = !DILocation(line: 19, column: 3, scope: !19)
!41 = !DILocation(line: 20, column: 10, scope: !19)
!42 = !DILocation(line: 20, column: 3, scope: !19)
!43 = distinct !DISubprogram(name: "handle", scope: !3, file: !3, line: 7, type: !8, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!44 = !DILocalVariable(name: "number", arg: 1, scope: !43, file: !3, line: 7, type: !10)
!45 = !DILocation(line: 7, column: 24, scope: !43)
!46 = !DILocation(line: 8, column: 9, scope: !43)
!47 = !DILocation(line: 9, column: 8, scope: !43)
!48 = !DILocation(line: 10, column: 1, scope: !43)
