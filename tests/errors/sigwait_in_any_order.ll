; ModuleID = 'sigwait_in_any_order.c'
source_filename = "sigwait_in_any_order.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %set = alloca %struct.__sigset_t, align 8
  %number = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %set, !14, !DIExpression(), !25)
    #dbg_declare(ptr %number, !26, !DIExpression(), !27)
  %call = call i32 @sigemptyset(ptr noundef %set), !dbg !28
  %call1 = call i32 @sigaddset(ptr noundef %set, i32 noundef 10), !dbg !29
  %call2 = call i32 @sigaddset(ptr noundef %set, i32 noundef 12), !dbg !30
  %call3 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %set, ptr noundef null), !dbg !31
  %call4 = call i32 @raise(i32 noundef 12), !dbg !32
  %call5 = call i32 @getpid(), !dbg !33
  %call6 = call i32 @kill(i32 noundef %call5, i32 noundef 10), !dbg !34
  %call7 = call i32 @sigwait(ptr noundef %set, ptr noundef %number), !dbg !35
  %0 = load i32, ptr %number, align 4, !dbg !36
  ret i32 %0, !dbg !37
}

declare i32 @sigemptyset(ptr noundef) #1

declare i32 @sigaddset(ptr noundef, i32 noundef) #1

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @raise(i32 noundef) #1

declare i32 @kill(i32 noundef, i32 noundef) #1

declare i32 @getpid() #1

declare i32 @sigwait(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sigwait_in_any_order.c", directory: ".", checksumkind: CSK_MD5, checksum: "c59387d1810a6e837bed4a65e0dcac62")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "set", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !16, line: 77, baseType: !17)
!16 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "be54901a530ae01086d6c160e27136b6")
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !16, line: 73, baseType: !18)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !16, line: 71, size: 1024, elements: !19)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !18, file: !16, line: 72, baseType: !21, size: 1024)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 1024, elements: !23)
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !{!24}
!24 = !DISubrange(count: 16)
!25 = !DILocation(line: 8, column: 12, scope: !9)
!26 = !DILocalVariable(name: "number", scope: !9, file: !1, line: 9, type: !12)
!27 = !DILocation(line: 9, column: 7, scope: !9)
!28 = !DILocation(line: 10, column: 3, scope: !9)
!29 = !DILocation(line: 11, column: 3, scope: !9)
!30 = !DILocation(line: 12, column: 3, scope: !9)
!31 = !DILocation(line: 13, column: 3, scope: !9)
!32 = !DILocation(line: 14, column: 3, scope: !9)
!33 = !DILocation(line: 15, column: 8, scope: !9)
!34 = !DILocation(line: 15, column: 3, scope: !9)
!35 = !DILocation(line: 16, column: 3, scope: !9)
!36 = !DILocation(line: 17, column: 10, scope: !9)
!37 = !DILocation(line: 17, column: 3, scope: !9)
