; ModuleID = 'scope_read.c'
source_filename = "scope_read.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %kept = alloca ptr, align 8
  %local = alloca i32, align 4
  %seen = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %kept) #2, !dbg !14
    #dbg_declare(ptr %kept, !15, !DIExpression(), !17)
  call void @llvm.lifetime.start.p0(i64 4, ptr %local) #2, !dbg !18
    #dbg_declare(ptr %local, !20, !DIExpression(), !21)
  store i32 3, ptr %local, align 4, !dbg !21
  store ptr %local, ptr %kept, align 8, !dbg !22
  call void @llvm.lifetime.end.p0(i64 4, ptr %local) #2, !dbg !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %seen) #2, !dbg !24
    #dbg_declare(ptr %seen, !25, !DIExpression(), !26)
  %0 = load ptr, ptr %kept, align 8, !dbg !27
  %1 = load i32, ptr %0, align 4, !dbg !28
  store i32 %1, ptr %seen, align 4, !dbg !26
  %2 = load i32, ptr %seen, align 4, !dbg !29
  %cmp = icmp eq i32 %2, 3, !dbg !31
  br i1 %cmp, label %if.then, label %if.end, !dbg !32

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4, !dbg !33
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !33

if.end:                                           ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !34
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !34

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(i64 4, ptr %seen) #2, !dbg !35
  call void @llvm.lifetime.end.p0(i64 8, ptr %kept) #2, !dbg !35
  %3 = load i32, ptr %retval, align 4, !dbg !35
  ret i32 %3, !dbg !35
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scope_read.c", directory: ".", checksumkind: CSK_MD5, checksum: "30dd29fc0100d01a72e0f2c93883dc01")
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
!14 = !DILocation(line: 6, column: 3, scope: !9)
!15 = !DILocalVariable(name: "kept", scope: !9, file: !1, line: 6, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!17 = !DILocation(line: 6, column: 8, scope: !9)
!18 = !DILocation(line: 8, column: 5, scope: !19)
!19 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!20 = !DILocalVariable(name: "local", scope: !19, file: !1, line: 8, type: !12)
!21 = !DILocation(line: 8, column: 9, scope: !19)
!22 = !DILocation(line: 9, column: 10, scope: !19)
!23 = !DILocation(line: 10, column: 3, scope: !9)
!24 = !DILocation(line: 11, column: 3, scope: !9)
!25 = !DILocalVariable(name: "seen", scope: !9, file: !1, line: 11, type: !12)
!26 = !DILocation(line: 11, column: 7, scope: !9)
!27 = !DILocation(line: 11, column: 15, scope: !9)
!28 = !DILocation(line: 11, column: 14, scope: !9)
!29 = !DILocation(line: 12, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!31 = !DILocation(line: 12, column: 12, scope: !30)
!32 = !DILocation(line: 12, column: 7, scope: !9)
!33 = !DILocation(line: 13, column: 5, scope: !30)
!34 = !DILocation(line: 14, column: 3, scope: !9)
!35 = !DILocation(line: 15, column: 1, scope: !9)
