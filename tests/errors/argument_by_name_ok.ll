; ModuleID = 'argument_by_name_ok.c'
source_filename = "argument_by_name_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@cell = internal global i32 0, align 4, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local range(i32 -2147483648, 2147483647) i32 @main() local_unnamed_addr #0 !dbg !15 {
entry:
  %t = alloca i64, align 8, !DIAssignID !23
    #dbg_assign(i1 undef, !19, !DIExpression(), !23, ptr %t, !DIExpression(), !24)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t) #4, !dbg !25
  %call = call i32 @pthread_create(ptr noundef nonnull %t, ptr noundef null, ptr noundef nonnull @writer, ptr noundef nonnull @cell) #4, !dbg !26
  %0 = load i64, ptr %t, align 8, !dbg !27, !tbaa !28
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !32
  %1 = load i32, ptr @cell, align 4, !dbg !33, !tbaa !34
  %sub = add nsw i32 %1, -1, !dbg !36
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t) #4, !dbg !37
  ret i32 %sub, !dbg !38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !39 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @writer(ptr nocapture readnone %unused) #3 !dbg !74 {
entry:
    #dbg_value(ptr poison, !76, !DIExpression(), !77)
  store i32 1, ptr @cell, align 4, !dbg !78, !tbaa !34
  ret ptr null, !dbg !79
}

declare !dbg !80 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "argument_by_name_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "698bd999da37d635b482420b2ca8a9a8")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{!19}
!19 = !DILocalVariable(name: "t", scope: !15, file: !3, line: 17, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !21, line: 35, baseType: !22)
!21 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = distinct !DIAssignID()
!24 = !DILocation(line: 0, scope: !15)
!25 = !DILocation(line: 17, column: 3, scope: !15)
!26 = !DILocation(line: 18, column: 3, scope: !15)
!27 = !DILocation(line: 19, column: 16, scope: !15)
!28 = !{!29, !29, i64 0}
!29 = !{!"long", !30, i64 0}
!30 = !{!"omnipotent char", !31, i64 0}
!31 = !{!"Simple C/C++ TBAA"}
!32 = !DILocation(line: 19, column: 3, scope: !15)
!33 = !DILocation(line: 20, column: 10, scope: !15)
!34 = !{!35, !35, i64 0}
!35 = !{!"int", !30, i64 0}
!36 = !DILocation(line: 20, column: 15, scope: !15)
!37 = !DILocation(line: 21, column: 1, scope: !15)
!38 = !DILocation(line: 20, column: 3, scope: !15)
!39 = !DISubprogram(name: "pthread_create", scope: !40, file: !40, line: 53, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!40 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!41 = !DISubroutineType(types: !42)
!42 = !{!7, !43, !45, !70, !73}
!43 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !44)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !46)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !21, line: 106, baseType: !49)
!49 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !21, line: 91, size: 448, elements: !50)
!50 = !{!51, !63, !68}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !49, file: !21, line: 100, baseType: !52, size: 320)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !49, file: !21, line: 92, size: 320, elements: !53)
!53 = !{!54, !55, !58, !59, !60, !61, !62}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !52, file: !21, line: 93, baseType: !7, size: 32)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !52, file: !21, line: 94, baseType: !56, size: 64, offset: 64)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !57, line: 18, baseType: !22)
!57 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !52, file: !21, line: 95, baseType: !56, size: 64, offset: 128)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !52, file: !21, line: 96, baseType: !7, size: 32, offset: 192)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !52, file: !21, line: 97, baseType: !7, size: 32, offset: 224)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !52, file: !21, line: 98, baseType: !7, size: 32, offset: 256)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !52, file: !21, line: 99, baseType: !7, size: 32, offset: 288)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !49, file: !21, line: 101, baseType: !64, size: 448)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 448, elements: !66)
!65 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!66 = !{!67}
!67 = !DISubrange(count: 56)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !49, file: !21, line: 102, baseType: !69, size: 64)
!69 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DISubroutineType(types: !72)
!72 = !{!5, !5}
!73 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!74 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 11, type: !71, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !75)
!75 = !{!76}
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !74, file: !3, line: 11, type: !5)
!77 = !DILocation(line: 0, scope: !74)
!78 = !DILocation(line: 12, column: 8, scope: !74)
!79 = !DILocation(line: 13, column: 3, scope: !74)
!80 = !DISubprogram(name: "pthread_join", scope: !40, file: !40, line: 55, type: !81, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DISubroutineType(types: !82)
!82 = !{!7, !20, !83}
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
