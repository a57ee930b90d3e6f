; ModuleID = 'pointer_kept_in_loop.c'
source_filename = "pointer_kept_in_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { ptr, i8 }

@first = internal unnamed_addr constant %struct.node { ptr @second, i8 1 }, align 8, !dbg !0
@second = internal global %struct.node { ptr null, i8 2 }, align 8, !dbg !7

; Function Attrs: nofree norecurse nounwind memory(read, inaccessiblemem: readwrite) uwtable
define dso_local range(i32 -128, 128) i32 @main() local_unnamed_addr #0 !dbg !22 {
entry:
  %far = alloca i64, align 8, !DIAssignID !36
    #dbg_assign(i1 undef, !27, !DIExpression(), !36, ptr %far, !DIExpression(), !37)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %far), !dbg !38
  store volatile i64 100, ptr %far, align 8, !dbg !39, !tbaa !40, !DIAssignID !44
    #dbg_assign(i64 100, !27, !DIExpression(), !44, ptr %far, !DIExpression(), !37)
    #dbg_value(ptr @first, !34, !DIExpression(), !45)
    #dbg_value(ptr getelementptr inbounds (i8, ptr @first, i64 8), !32, !DIExpression(), !37)
  br label %for.body, !dbg !46

for.cond.cleanup:                                 ; preds = %if.end
  %0 = load i8, ptr %kept.1, align 1, !dbg !47, !tbaa !48
  %conv3 = sext i8 %0 to i32, !dbg !47
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %far), !dbg !49
  ret i32 %conv3, !dbg !50

for.body:                                         ; preds = %entry, %if.end
  %node.08 = phi ptr [ @first, %entry ], [ %2, %if.end ]
  %kept.07 = phi ptr [ getelementptr inbounds (i8, ptr @first, i64 8), %entry ], [ %kept.1, %if.end ]
    #dbg_value(ptr %node.08, !34, !DIExpression(), !45)
    #dbg_value(ptr %kept.07, !32, !DIExpression(), !37)
  %id = getelementptr inbounds i8, ptr %node.08, i64 8, !dbg !51
  %1 = load i8, ptr %id, align 8, !dbg !51, !tbaa !55
  %cmp = icmp eq i8 %1, 1, !dbg !58
  br i1 %cmp, label %if.then, label %if.end, !dbg !59

if.then:                                          ; preds = %for.body
  %far.0.far.0.far.0.far.0. = load volatile i64, ptr %far, align 8, !dbg !60, !tbaa !40
  %add.ptr = getelementptr inbounds i8, ptr %id, i64 %far.0.far.0.far.0.far.0., !dbg !61
    #dbg_value(ptr %add.ptr, !32, !DIExpression(), !37)
  br label %if.end, !dbg !62

if.end:                                           ; preds = %if.then, %for.body
  %kept.1 = phi ptr [ %add.ptr, %if.then ], [ %kept.07, %for.body ], !dbg !37
    #dbg_value(ptr %kept.1, !32, !DIExpression(), !37)
  store volatile i64 0, ptr %far, align 8, !dbg !63, !tbaa !40, !DIAssignID !64
    #dbg_assign(i64 0, !27, !DIExpression(), !64, ptr %far, !DIExpression(), !37)
  %2 = load ptr, ptr %node.08, align 8, !dbg !65, !tbaa !66
    #dbg_value(ptr %2, !34, !DIExpression(), !45)
  %tobool.not = icmp eq ptr %2, null, !dbg !46
  br i1 %tobool.not, label %for.cond.cleanup, label %for.body, !dbg !46, !llvm.loop !67
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nofree norecurse nounwind memory(read, inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pointer_kept_in_loop.c", directory: ".", checksumkind: CSK_MD5, checksum: "37b3f07c3402be919cde8c9479e14e31")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 128, elements: !10)
!10 = !{!11, !13}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !9, file: !3, line: 8, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !9, file: !3, line: 9, baseType: !14, size: 8, offset: 64)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !23, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !26)
!23 = !DISubroutineType(types: !24)
!24 = !{!25}
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{!27, !32, !34}
!27 = !DILocalVariable(name: "far", scope: !22, file: !3, line: 15, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !30, line: 18, baseType: !31)
!30 = !DIFile(filename: "clang/include/__stddef_ptrdiff_t.h", directory: "", checksumkind: CSK_MD5, checksum: "21e0c40f3315797d915cc7ea60040a98")
!31 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!32 = !DILocalVariable(name: "kept", scope: !22, file: !3, line: 16, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!34 = !DILocalVariable(name: "node", scope: !35, file: !3, line: 17, type: !12)
!35 = distinct !DILexicalBlock(scope: !22, file: !3, line: 17, column: 3)
!36 = distinct !DIAssignID()
!37 = !DILocation(line: 0, scope: !22)
!38 = !DILocation(line: 15, column: 3, scope: !22)
!39 = !DILocation(line: 15, column: 22, scope: !22)
!40 = !{!41, !41, i64 0}
!41 = !{!"long", !42, i64 0}
!42 = !{!"omnipotent char", !43, i64 0}
!43 = !{!"Simple C/C++ TBAA"}
!44 = distinct !DIAssignID()
!45 = !DILocation(line: 0, scope: !35)
!46 = !DILocation(line: 17, column: 3, scope: !35)
!47 = !DILocation(line: 22, column: 10, scope: !22)
!48 = !{!42, !42, i64 0}
!49 = !DILocation(line: 23, column: 1, scope: !22)
!50 = !DILocation(line: 22, column: 3, scope: !22)
!51 = !DILocation(line: 18, column: 15, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 18, column: 9)
!53 = distinct !DILexicalBlock(scope: !54, file: !3, line: 17, column: 61)
!54 = distinct !DILexicalBlock(scope: !35, file: !3, line: 17, column: 3)
!55 = !{!56, !42, i64 8}
!56 = !{!"node", !57, i64 0, !42, i64 8}
!57 = !{!"any pointer", !42, i64 0}
!58 = !DILocation(line: 18, column: 18, scope: !52)
!59 = !DILocation(line: 18, column: 9, scope: !53)
!60 = !DILocation(line: 19, column: 26, scope: !52)
!61 = !DILocation(line: 19, column: 24, scope: !52)
!62 = !DILocation(line: 19, column: 7, scope: !52)
!63 = !DILocation(line: 20, column: 9, scope: !53)
!64 = distinct !DIAssignID()
!65 = !DILocation(line: 17, column: 55, scope: !54)
!66 = !{!56, !57, i64 0}
!67 = distinct !{!67, !46, !68, !69, !70}
!68 = !DILocation(line: 21, column: 3, scope: !35)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !{!"llvm.loop.unroll.disable"}
