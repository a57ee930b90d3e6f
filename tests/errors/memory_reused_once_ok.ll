; ModuleID = 'memory_reused_once_ok.c'
source_filename = "memory_reused_once_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.anon = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }

@memory = internal global %union.anon zeroinitializer, align 8, !dbg !0
@runs = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !40 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @pthread_mutex_init(ptr noundef @memory, ptr noundef null), !dbg !43
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @memory), !dbg !44
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @memory), !dbg !45
  %call3 = call i32 @pthread_mutex_destroy(ptr noundef @memory), !dbg !46
  store i32 0, ptr @memory, align 8, !dbg !47
  %call4 = call i32 @pthread_once(ptr noundef @memory, ptr noundef @run), !dbg !48
  %call5 = call i32 @pthread_mutex_init(ptr noundef @memory, ptr noundef null), !dbg !49
  %call6 = call i32 @pthread_mutex_lock(ptr noundef @memory), !dbg !50
  %0 = load i32, ptr @runs, align 4, !dbg !51
  %sub = sub nsw i32 %0, 1, !dbg !52
  ret i32 %sub, !dbg !53
}

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_mutex_destroy(ptr noundef) #1

declare i32 @pthread_once(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @run() #0 !dbg !54 {
entry:
  %0 = load i32, ptr @runs, align 4, !dbg !57
  %inc = add nsw i32 %0, 1, !dbg !57
  store i32 %inc, ptr @runs, align 4, !dbg !57
  ret void, !dbg !58
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "memory", scope: !2, file: !3, line: 11, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory_reused_once_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "a50001764d4f413df322fd423a502482")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "runs", scope: !2, file: !3, line: 12, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 8, size: 320, elements: !9)
!9 = !{!10, !31}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "mutex", scope: !8, file: !3, line: 9, baseType: !11, size: 320)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !12, line: 52, baseType: !13)
!12 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!13 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 40, size: 320, elements: !14)
!14 = !{!15, !24, !29}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !13, file: !12, line: 49, baseType: !16, size: 160)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !13, file: !12, line: 41, size: 160, elements: !17)
!17 = !{!18, !19, !21, !22, !23}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !16, file: !12, line: 42, baseType: !7, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !16, file: !12, line: 43, baseType: !20, size: 32, offset: 32)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !16, file: !12, line: 44, baseType: !7, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !16, file: !12, line: 46, baseType: !20, size: 32, offset: 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !16, file: !12, line: 48, baseType: !7, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !13, file: !12, line: 50, baseType: !25, size: 320)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 320, elements: !27)
!26 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !{!28}
!28 = !DISubrange(count: 40)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !13, file: !12, line: 51, baseType: !30, size: 64)
!30 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "once", scope: !8, file: !3, line: 10, baseType: !32, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !12, line: 37, baseType: !7)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !41, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!41 = !DISubroutineType(types: !42)
!42 = !{!7}
!43 = !DILocation(line: 19, column: 3, scope: !40)
!44 = !DILocation(line: 20, column: 3, scope: !40)
!45 = !DILocation(line: 21, column: 3, scope: !40)
!46 = !DILocation(line: 22, column: 3, scope: !40)
!47 = !DILocation(line: 23, column: 15, scope: !40)
!48 = !DILocation(line: 24, column: 3, scope: !40)
!49 = !DILocation(line: 25, column: 3, scope: !40)
!50 = !DILocation(line: 26, column: 3, scope: !40)
!51 = !DILocation(line: 27, column: 10, scope: !40)
!52 = !DILocation(line: 27, column: 15, scope: !40)
!53 = !DILocation(line: 27, column: 3, scope: !40)
!54 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 14, type: !55, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!55 = !DISubroutineType(types: !56)
!56 = !{null}
!57 = !DILocation(line: 15, column: 7, scope: !54)
!58 = !DILocation(line: 16, column: 1, scope: !54)
