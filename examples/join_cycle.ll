; ModuleID = 'join_cycle.c'
source_filename = "join_cycle.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main_thread = internal unnamed_addr global i64 0, align 8, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !17 {
entry:
  %t = alloca i64, align 8, !DIAssignID !23
    #dbg_assign(i1 undef, !22, !DIExpression(), !23, ptr %t, !DIExpression(), !24)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t) #3, !dbg !25
  %call = tail call i64 @pthread_self() #3, !dbg !26
  store i64 %call, ptr @main_thread, align 8, !dbg !27, !tbaa !28
  %call1 = call i32 @pthread_create(ptr noundef nonnull %t, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #3, !dbg !32
  %0 = load i64, ptr %t, align 8, !dbg !33, !tbaa !28
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #3, !dbg !34
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t) #3, !dbg !35
  ret i32 0, !dbg !36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !37 i64 @pthread_self() local_unnamed_addr #2

declare !dbg !41 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker(ptr nocapture readnone %unused) #0 !dbg !75 {
entry:
    #dbg_value(ptr poison, !77, !DIExpression(), !78)
  %0 = load i64, ptr @main_thread, align 8, !dbg !79, !tbaa !28
  %call = tail call i32 @pthread_join(i64 noundef %0, ptr noundef null) #3, !dbg !80
  ret ptr null, !dbg !81
}

declare !dbg !82 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "main_thread", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "join_cycle.c", directory: ".", checksumkind: CSK_MD5, checksum: "65748b167399d8b6a1cfd73f3ffda7b6")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 35, baseType: !9)
!8 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !18, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!22}
!22 = !DILocalVariable(name: "t", scope: !17, file: !3, line: 19, type: !7)
!23 = distinct !DIAssignID()
!24 = !DILocation(line: 0, scope: !17)
!25 = !DILocation(line: 19, column: 3, scope: !17)
!26 = !DILocation(line: 20, column: 17, scope: !17)
!27 = !DILocation(line: 20, column: 15, scope: !17)
!28 = !{!29, !29, i64 0}
!29 = !{!"long", !30, i64 0}
!30 = !{!"omnipotent char", !31, i64 0}
!31 = !{!"Simple C/C++ TBAA"}
!32 = !DILocation(line: 21, column: 3, scope: !17)
!33 = !DILocation(line: 22, column: 16, scope: !17)
!34 = !DILocation(line: 22, column: 3, scope: !17)
!35 = !DILocation(line: 24, column: 1, scope: !17)
!36 = !DILocation(line: 23, column: 3, scope: !17)
!37 = !DISubprogram(name: "pthread_self", scope: !38, file: !38, line: 58, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!38 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!39 = !DISubroutineType(types: !40)
!40 = !{!7}
!41 = !DISubprogram(name: "pthread_create", scope: !38, file: !38, line: 53, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{!20, !44, !46, !71, !74}
!44 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !47)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !8, line: 106, baseType: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !8, line: 91, size: 448, elements: !51)
!51 = !{!52, !64, !69}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !50, file: !8, line: 100, baseType: !53, size: 320)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !50, file: !8, line: 92, size: 320, elements: !54)
!54 = !{!55, !56, !59, !60, !61, !62, !63}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !53, file: !8, line: 93, baseType: !20, size: 32)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !53, file: !8, line: 94, baseType: !57, size: 64, offset: 64)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !58, line: 18, baseType: !9)
!58 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !53, file: !8, line: 95, baseType: !57, size: 64, offset: 128)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !53, file: !8, line: 96, baseType: !20, size: 32, offset: 192)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !53, file: !8, line: 97, baseType: !20, size: 32, offset: 224)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !53, file: !8, line: 98, baseType: !20, size: 32, offset: 256)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !53, file: !8, line: 99, baseType: !20, size: 32, offset: 288)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !50, file: !8, line: 101, baseType: !65, size: 448)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 448, elements: !67)
!66 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!67 = !{!68}
!68 = !DISubrange(count: 56)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !50, file: !8, line: 102, baseType: !70, size: 64)
!70 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DISubroutineType(types: !73)
!73 = !{!5, !5}
!74 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!75 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 12, type: !72, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !76)
!76 = !{!77}
!77 = !DILocalVariable(name: "unused", arg: 1, scope: !75, file: !3, line: 12, type: !5)
!78 = !DILocation(line: 0, scope: !75)
!79 = !DILocation(line: 14, column: 16, scope: !75)
!80 = !DILocation(line: 14, column: 3, scope: !75)
!81 = !DILocation(line: 15, column: 3, scope: !75)
!82 = !DISubprogram(name: "pthread_join", scope: !38, file: !38, line: 55, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!83 = !DISubroutineType(types: !84)
!84 = !{!20, !7, !85}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
