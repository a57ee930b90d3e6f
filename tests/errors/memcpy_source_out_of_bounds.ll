; ModuleID = 'memcpy_source_out_of_bounds.c'
source_filename = "memcpy_source_out_of_bounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__const.main.from = private unnamed_addr constant [4 x i8] c"123\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %from = alloca [4 x i8], align 1
  %to = alloca [8 x i8], align 1
  %n = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %from, !14, !DIExpression(), !19)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %from, ptr align 1 @__const.main.from, i64 4, i1 false), !dbg !19
    #dbg_declare(ptr %to, !20, !DIExpression(), !24)
    #dbg_declare(ptr %n, !25, !DIExpression(), !29)
  store i64 8, ptr %n, align 8, !dbg !29
  %arraydecay = getelementptr inbounds [8 x i8], ptr %to, i64 0, i64 0, !dbg !30
  %arraydecay1 = getelementptr inbounds [4 x i8], ptr %from, i64 0, i64 0, !dbg !30
  %0 = load i64, ptr %n, align 8, !dbg !31
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %arraydecay, ptr align 1 %arraydecay1, i64 %0, i1 false), !dbg !30
  %arrayidx = getelementptr inbounds [8 x i8], ptr %to, i64 0, i64 0, !dbg !32
  %1 = load i8, ptr %arrayidx, align 1, !dbg !32
  %conv = sext i8 %1 to i32, !dbg !32
  ret i32 %conv, !dbg !33
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "memcpy_source_out_of_bounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "a9f76337d6ab71c9bbcd3d2fb3e6769d")
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
!14 = !DILocalVariable(name: "from", scope: !9, file: !1, line: 7, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DILocation(line: 7, column: 8, scope: !9)
!20 = !DILocalVariable(name: "to", scope: !9, file: !1, line: 7, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 8)
!24 = !DILocation(line: 7, column: 25, scope: !9)
!25 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 8, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !27, line: 18, baseType: !28)
!27 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 8, column: 10, scope: !9)
!30 = !DILocation(line: 9, column: 3, scope: !9)
!31 = !DILocation(line: 9, column: 20, scope: !9)
!32 = !DILocation(line: 10, column: 10, scope: !9)
!33 = !DILocation(line: 10, column: 3, scope: !9)
