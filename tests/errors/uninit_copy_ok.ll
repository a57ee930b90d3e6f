; ModuleID = 'uninit_copy_ok.c'
source_filename = "uninit_copy_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.padded = type { i8, i32 }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca %struct.padded, align 4
  %b = alloca %struct.padded, align 4
  %c1 = alloca %struct.padded, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !14, !DIExpression(), !20)
    #dbg_declare(ptr %b, !21, !DIExpression(), !22)
  %c = getelementptr inbounds %struct.padded, ptr %a, i32 0, i32 0, !dbg !23
  store i8 1, ptr %c, align 4, !dbg !24
  %i = getelementptr inbounds %struct.padded, ptr %a, i32 0, i32 1, !dbg !25
  store i32 2, ptr %i, align 4, !dbg !26
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 8, i1 false), !dbg !27
    #dbg_declare(ptr %c1, !28, !DIExpression(), !29)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c1, ptr align 4 %b, i64 8, i1 false), !dbg !30
  %c2 = getelementptr inbounds %struct.padded, ptr %c1, i32 0, i32 0, !dbg !31
  %0 = load i8, ptr %c2, align 4, !dbg !31
  %conv = sext i8 %0 to i32, !dbg !32
  %cmp = icmp eq i32 %conv, 1, !dbg !33
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !34

land.rhs:                                         ; preds = %entry
  %i4 = getelementptr inbounds %struct.padded, ptr %c1, i32 0, i32 1, !dbg !35
  %1 = load i32, ptr %i4, align 4, !dbg !35
  %cmp5 = icmp eq i32 %1, 2, !dbg !36
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp5, %land.rhs ], !dbg !37
  %3 = zext i1 %2 to i64, !dbg !32
  %cond = select i1 %2, i32 0, i32 1, !dbg !32
  ret i32 %cond, !dbg !38
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uninit_copy_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "bf0bb792ad86a5b3af090bcdb2ff5601")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 12, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "padded", file: !1, line: 6, size: 64, elements: !16)
!16 = !{!17, !19}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !15, file: !1, line: 7, baseType: !18, size: 8)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !15, file: !1, line: 8, baseType: !12, size: 32, offset: 32)
!20 = !DILocation(line: 12, column: 17, scope: !9)
!21 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 12, type: !15)
!22 = !DILocation(line: 12, column: 20, scope: !9)
!23 = !DILocation(line: 13, column: 5, scope: !9)
!24 = !DILocation(line: 13, column: 7, scope: !9)
!25 = !DILocation(line: 14, column: 5, scope: !9)
!26 = !DILocation(line: 14, column: 7, scope: !9)
!27 = !DILocation(line: 15, column: 7, scope: !9)
!28 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 16, type: !15)
!29 = !DILocation(line: 16, column: 17, scope: !9)
!30 = !DILocation(line: 17, column: 3, scope: !9)
!31 = !DILocation(line: 18, column: 12, scope: !9)
!32 = !DILocation(line: 18, column: 10, scope: !9)
!33 = !DILocation(line: 18, column: 14, scope: !9)
!34 = !DILocation(line: 18, column: 19, scope: !9)
!35 = !DILocation(line: 18, column: 24, scope: !9)
!36 = !DILocation(line: 18, column: 26, scope: !9)
!37 = !DILocation(line: 0, scope: !9)
!38 = !DILocation(line: 18, column: 3, scope: !9)
