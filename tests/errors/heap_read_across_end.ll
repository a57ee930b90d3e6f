; ModuleID = 'heap_read_across_end.c'
source_filename = "heap_read_across_end.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %a = alloca ptr, align 8
  %v = alloca i64, align 8
  %half = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !17, !DIExpression(), !20)
  %call = call ptr @calloc(i64 noundef 12, i64 noundef 1) #3, !dbg !21
  store ptr %call, ptr %a, align 8, !dbg !20
    #dbg_declare(ptr %v, !22, !DIExpression(), !23)
  %0 = load ptr, ptr %a, align 8, !dbg !24
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 4, !dbg !25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %v, ptr align 1 %add.ptr, i64 8, i1 false), !dbg !26
    #dbg_declare(ptr %half, !27, !DIExpression(), !28)
  %1 = load ptr, ptr %a, align 8, !dbg !29
  %add.ptr1 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !30
  store ptr %add.ptr1, ptr %half, align 8, !dbg !28
  %2 = load ptr, ptr %half, align 8, !dbg !31
  %3 = load i64, ptr %2, align 8, !dbg !32
  %4 = load i64, ptr %v, align 8, !dbg !33
  %cmp = icmp eq i64 %3, %4, !dbg !34
  %conv = zext i1 %cmp to i32, !dbg !34
  ret i32 %conv, !dbg !35
}

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { allocsize(0,1) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heap_read_across_end.c", directory: ".", checksumkind: CSK_MD5, checksum: "e3ddcfa64512333f4d214e5ab5b4846a")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 8, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 2}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !13, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "a", scope: !12, file: !1, line: 8, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DILocation(line: 8, column: 9, scope: !12)
!21 = !DILocation(line: 8, column: 13, scope: !12)
!22 = !DILocalVariable(name: "v", scope: !12, file: !1, line: 9, type: !4)
!23 = !DILocation(line: 9, column: 13, scope: !12)
!24 = !DILocation(line: 10, column: 14, scope: !12)
!25 = !DILocation(line: 10, column: 16, scope: !12)
!26 = !DILocation(line: 10, column: 3, scope: !12)
!27 = !DILocalVariable(name: "half", scope: !12, file: !1, line: 11, type: !18)
!28 = !DILocation(line: 11, column: 9, scope: !12)
!29 = !DILocation(line: 11, column: 16, scope: !12)
!30 = !DILocation(line: 11, column: 18, scope: !12)
!31 = !DILocation(line: 12, column: 24, scope: !12)
!32 = !DILocation(line: 12, column: 10, scope: !12)
!33 = !DILocation(line: 12, column: 32, scope: !12)
!34 = !DILocation(line: 12, column: 29, scope: !12)
!35 = !DILocation(line: 12, column: 3, scope: !12)
