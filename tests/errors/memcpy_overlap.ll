; ModuleID = 'memcpy_overlap.c'
source_filename = "memcpy_overlap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__const.main.text = private unnamed_addr constant [8 x i8] c"abcdef\00\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [8 x i8], align 1
  %from = alloca ptr, align 8
  %to = alloca ptr, align 8
  %n = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %text, !14, !DIExpression(), !19)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %text, ptr align 1 @__const.main.text, i64 8, i1 false), !dbg !19
    #dbg_declare(ptr %from, !20, !DIExpression(), !22)
  %arraydecay = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !23
  store ptr %arraydecay, ptr %from, align 8, !dbg !22
    #dbg_declare(ptr %to, !24, !DIExpression(), !25)
  %arraydecay1 = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !26
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay1, i64 1, !dbg !27
  store ptr %add.ptr, ptr %to, align 8, !dbg !25
    #dbg_declare(ptr %n, !28, !DIExpression(), !32)
  store i64 4, ptr %n, align 8, !dbg !32
  %0 = load ptr, ptr %to, align 8, !dbg !33
  %1 = load ptr, ptr %from, align 8, !dbg !34
  %2 = load i64, ptr %n, align 8, !dbg !35
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false), !dbg !36
  %3 = load ptr, ptr %to, align 8, !dbg !37
  %arrayidx = getelementptr inbounds i8, ptr %3, i64 0, !dbg !37
  %4 = load i8, ptr %arrayidx, align 1, !dbg !37
  %conv = sext i8 %4 to i32, !dbg !37
  %cmp = icmp eq i32 %conv, 97, !dbg !38
  %5 = zext i1 %cmp to i64, !dbg !37
  %cond = select i1 %cmp, i32 0, i32 1, !dbg !37
  ret i32 %cond, !dbg !39
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "memcpy_overlap.c", directory: ".", checksumkind: CSK_MD5, checksum: "1377ede79029f25c9878fcdd04f9167d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 7, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 8)
!19 = !DILocation(line: 7, column: 8, scope: !9)
!20 = !DILocalVariable(name: "from", scope: !9, file: !1, line: 8, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!22 = !DILocation(line: 8, column: 9, scope: !9)
!23 = !DILocation(line: 8, column: 16, scope: !9)
!24 = !DILocalVariable(name: "to", scope: !9, file: !1, line: 8, type: !21)
!25 = !DILocation(line: 8, column: 23, scope: !9)
!26 = !DILocation(line: 8, column: 28, scope: !9)
!27 = !DILocation(line: 8, column: 33, scope: !9)
!28 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 9, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !30, line: 18, baseType: !31)
!30 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 9, column: 10, scope: !9)
!33 = !DILocation(line: 10, column: 10, scope: !9)
!34 = !DILocation(line: 10, column: 14, scope: !9)
!35 = !DILocation(line: 10, column: 20, scope: !9)
!36 = !DILocation(line: 10, column: 3, scope: !9)
!37 = !DILocation(line: 11, column: 10, scope: !9)
!38 = !DILocation(line: 11, column: 16, scope: !9)
!39 = !DILocation(line: 11, column: 3, scope: !9)
