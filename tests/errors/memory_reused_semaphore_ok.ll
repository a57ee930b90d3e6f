; ModuleID = 'memory_reused_semaphore_ok.c'
source_filename = "memory_reused_semaphore_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.anon = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }

@memory = internal global %union.anon zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @pthread_mutex_init(ptr noundef @memory, ptr noundef null), !dbg !50
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @memory), !dbg !51
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @memory), !dbg !52
  %call3 = call i32 @pthread_mutex_destroy(ptr noundef @memory), !dbg !53
  %call4 = call i32 @sem_init(ptr noundef @memory, i32 noundef 0, i32 noundef 1), !dbg !54
  %call5 = call i32 @sem_wait(ptr noundef @memory), !dbg !55
  ret i32 %call5, !dbg !56
}

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_mutex_destroy(ptr noundef) #1

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

declare i32 @sem_wait(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "memory", scope: !2, file: !3, line: 11, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory_reused_semaphore_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "f56c2d3eeba1648124096356a4c8752c")
!4 = !{!0}
!5 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 8, size: 320, elements: !6)
!6 = !{!7, !29}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "mutex", scope: !5, file: !3, line: 9, baseType: !8, size: 320)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !9, line: 52, baseType: !10)
!9 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!10 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !9, line: 40, size: 320, elements: !11)
!11 = !{!12, !22, !27}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !10, file: !9, line: 49, baseType: !13, size: 160)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !10, file: !9, line: 41, size: 160, elements: !14)
!14 = !{!15, !17, !19, !20, !21}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !13, file: !9, line: 42, baseType: !16, size: 32)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !13, file: !9, line: 43, baseType: !18, size: 32, offset: 32)
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !13, file: !9, line: 44, baseType: !16, size: 32, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !13, file: !9, line: 46, baseType: !18, size: 32, offset: 96)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !13, file: !9, line: 48, baseType: !16, size: 32, offset: 128)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !10, file: !9, line: 50, baseType: !23, size: 320)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 320, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 40)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !10, file: !9, line: 51, baseType: !28, size: 64)
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "semaphore", scope: !5, file: !3, line: 10, baseType: !30, size: 256)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !31, line: 11, baseType: !32)
!31 = !DIFile(filename: "../../libc-shim/include/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "eb04fe92e2e96756c132ed9fc00f5e64")
!32 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !31, line: 7, size: 256, elements: !33)
!33 = !{!34, !35, !39}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !32, file: !31, line: 8, baseType: !18, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !32, file: !31, line: 9, baseType: !36, size: 256)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 256, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !32, file: !31, line: 10, baseType: !28, size: 64)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !48, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!48 = !DISubroutineType(types: !49)
!49 = !{!16}
!50 = !DILocation(line: 14, column: 3, scope: !47)
!51 = !DILocation(line: 15, column: 3, scope: !47)
!52 = !DILocation(line: 16, column: 3, scope: !47)
!53 = !DILocation(line: 17, column: 3, scope: !47)
!54 = !DILocation(line: 18, column: 3, scope: !47)
!55 = !DILocation(line: 19, column: 10, scope: !47)
!56 = !DILocation(line: 19, column: 3, scope: !47)
