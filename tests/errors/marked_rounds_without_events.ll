; ModuleID = 'marked_rounds_without_events.c'
source_filename = "marked_rounds_without_events.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %waiter = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %waiter, !14, !DIExpression(), !18)
  %call = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !19
  %0 = load i64, ptr %waiter, align 8, !dbg !20
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !21
  ret i32 0, !dbg !22
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !23 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !27, !DIExpression(), !28)
  br label %for.cond, !dbg !29

for.cond:                                         ; preds = %for.cond, %entry
  call void @__VERIFIER_spin_start(), !dbg !30
  call void @__VERIFIER_spin_end(i1 noundef zeroext false), !dbg !34
  br label %for.cond, !dbg !35, !llvm.loop !36
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare void @__VERIFIER_spin_start() #1

declare void @__VERIFIER_spin_end(i1 noundef zeroext) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "marked_rounds_without_events.c", directory: ".", checksumkind: CSK_MD5, checksum: "4e84ac6e8b36d21647c3bdbb45716001")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 15, type: !10, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "waiter", scope: !9, file: !1, line: 16, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !16, line: 39, baseType: !17)
!16 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DILocation(line: 16, column: 13, scope: !9)
!19 = !DILocation(line: 17, column: 3, scope: !9)
!20 = !DILocation(line: 18, column: 16, scope: !9)
!21 = !DILocation(line: 18, column: 3, scope: !9)
!22 = !DILocation(line: 19, column: 3, scope: !9)
!23 = distinct !DISubprogram(name: "wait", scope: !1, file: !1, line: 7, type: !24, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!24 = !DISubroutineType(types: !25)
!25 = !{!26, !26}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!27 = !DILocalVariable(name: "unused", arg: 1, scope: !23, file: !1, line: 7, type: !26)
!28 = !DILocation(line: 7, column: 25, scope: !23)
!29 = !DILocation(line: 8, column: 3, scope: !23)
!30 = !DILocation(line: 9, column: 5, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !1, line: 8, column: 12)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 8, column: 3)
!33 = distinct !DILexicalBlock(scope: !23, file: !1, line: 8, column: 3)
!34 = !DILocation(line: 10, column: 5, scope: !31)
!35 = !DILocation(line: 8, column: 3, scope: !32)
!36 = distinct !{!36, !37, !38}
!37 = !DILocation(line: 8, column: 3, scope: !33)
!38 = !DILocation(line: 11, column: 3, scope: !33)
