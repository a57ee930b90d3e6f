; ModuleID = 'signals_awaited_unsent.c'
source_filename = "signals_awaited_unsent.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }
%struct.timespec = type { i64, i64 }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %set = alloca %struct.__sigset_t, align 8
  %none = alloca %struct.timespec, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %set, !14, !DIExpression(), !25)
    #dbg_declare(ptr %none, !26, !DIExpression(), !35)
  call void @llvm.memset.p0.i64(ptr align 8 %none, i8 0, i64 16, i1 false), !dbg !35
  %call = call i32 @sigfillset(ptr noundef %set), !dbg !36
  %call1 = call i32 @sigtimedwait(ptr noundef %set, ptr noundef null, ptr noundef %none), !dbg !37
  ret i32 %call1, !dbg !38
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @sigfillset(ptr noundef) #2

declare i32 @sigtimedwait(ptr noundef, ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "signals_awaited_unsent.c", directory: ".", checksumkind: CSK_MD5, checksum: "3b0e3eaf5d9d93e752d177989aaf111b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "set", scope: !9, file: !1, line: 6, type: !15)
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
!25 = !DILocation(line: 6, column: 12, scope: !9)
!26 = !DILocalVariable(name: "none", scope: !9, file: !1, line: 7, type: !27)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !28, line: 8, size: 128, elements: !29)
!28 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "d39ec06182267c165bc5ae32a6941cfd")
!29 = !{!30, !34}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !27, file: !28, line: 9, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !32, line: 23, baseType: !33)
!32 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !27, file: !28, line: 10, baseType: !33, size: 64, offset: 64)
!35 = !DILocation(line: 7, column: 19, scope: !9)
!36 = !DILocation(line: 8, column: 3, scope: !9)
!37 = !DILocation(line: 9, column: 10, scope: !9)
!38 = !DILocation(line: 9, column: 3, scope: !9)
