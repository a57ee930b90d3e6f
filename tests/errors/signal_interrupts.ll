; ModuleID = 'signal_interrupts.c'
source_filename = "signal_interrupts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !16, !DIExpression(), !20)
  %call = call ptr @signal(i32 noundef 10, ptr noundef @handle), !dbg !21
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !22
  %0 = load i64, ptr %thread, align 8, !dbg !23
  %call2 = call i32 @pthread_kill(i64 noundef %0, i32 noundef 10), !dbg !25
  %tobool = icmp ne i32 %call2, 0, !dbg !25
  br i1 %tobool, label %if.then, label %if.end, !dbg !26

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4, !dbg !27
  br label %return, !dbg !27

if.end:                                           ; preds = %entry
  %1 = load i64, ptr %thread, align 8, !dbg !28
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !29
  br label %return, !dbg !30

return:                                           ; preds = %if.end, %if.then
  %2 = load i32, ptr %retval, align 4, !dbg !30
  ret i32 %2, !dbg !30
}

declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handle(i32 noundef %number) #0 !dbg !31 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !34, !DIExpression(), !35)
  %0 = load i32, ptr %number.addr, align 4, !dbg !36
  ret void, !dbg !37
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !38 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !41, !DIExpression(), !42)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !43
  ret ptr %0, !dbg !44
}

declare i32 @pthread_kill(i64 noundef, i32 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "signal_interrupts.c", directory: ".", checksumkind: CSK_MD5, checksum: "c8ff23493039762bfbc2696cc3f0bc99")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "thread", scope: !11, file: !1, line: 9, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 39, baseType: !19)
!18 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 9, column: 13, scope: !11)
!21 = !DILocation(line: 10, column: 3, scope: !11)
!22 = !DILocation(line: 11, column: 3, scope: !11)
!23 = !DILocation(line: 12, column: 20, scope: !24)
!24 = distinct !DILexicalBlock(scope: !11, file: !1, line: 12, column: 7)
!25 = !DILocation(line: 12, column: 7, scope: !24)
!26 = !DILocation(line: 12, column: 7, scope: !11)
!27 = !DILocation(line: 12, column: 38, scope: !24)
!28 = !DILocation(line: 13, column: 16, scope: !11)
!29 = !DILocation(line: 13, column: 3, scope: !11)
!30 = !DILocation(line: 14, column: 1, scope: !11)
!31 = distinct !DISubprogram(name: "handle", scope: !1, file: !1, line: 6, type: !32, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!32 = !DISubroutineType(types: !33)
!33 = !{null, !14}
!34 = !DILocalVariable(name: "number", arg: 1, scope: !31, file: !1, line: 6, type: !14)
!35 = !DILocation(line: 6, column: 24, scope: !31)
!36 = !DILocation(line: 6, column: 40, scope: !31)
!37 = !DILocation(line: 6, column: 48, scope: !31)
!38 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 7, type: !39, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!39 = !DISubroutineType(types: !40)
!40 = !{!3, !3}
!41 = !DILocalVariable(name: "unused", arg: 1, scope: !38, file: !1, line: 7, type: !3)
!42 = !DILocation(line: 7, column: 27, scope: !38)
!43 = !DILocation(line: 7, column: 44, scope: !38)
!44 = !DILocation(line: 7, column: 37, scope: !38)
