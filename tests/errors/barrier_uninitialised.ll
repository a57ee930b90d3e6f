; ModuleID = 'barrier_uninitialised.c'
source_filename = "barrier_uninitialised.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }
%struct.anon = type { i32, i32, i32, i32, i32 }

@b = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@m = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !49, !DIExpression(), !52)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @arrive, ptr noundef null), !dbg !53
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @m), !dbg !54
  %call2 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 1), !dbg !55
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @m), !dbg !56
  %0 = load i64, ptr %t, align 8, !dbg !57
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !58
  ret i32 0, !dbg !59
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @arrive(ptr noundef %unused) #0 !dbg !60 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !63, !DIExpression(), !64)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !65
  %call = call i32 @pthread_barrier_wait(ptr noundef @b), !dbg !66
  ret ptr null, !dbg !67
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_barrier_wait(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 7, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barrier_uninitialised.c", directory: ".", checksumkind: CSK_MD5, checksum: "b676012cc111cd707337b5c91967c835")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 52, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "83f4a759ae541eaa8f74e2256e3d8a13")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 40, size: 320, elements: !12)
!12 = !{!13, !23, !28}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !11, file: !10, line: 49, baseType: !14, size: 160)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !11, file: !10, line: 41, size: 160, elements: !15)
!15 = !{!16, !18, !20, !21, !22}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !10, line: 42, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !10, line: 43, baseType: !19, size: 32, offset: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !10, line: 44, baseType: !17, size: 32, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !14, file: !10, line: 46, baseType: !19, size: 32, offset: 96)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !10, line: 48, baseType: !17, size: 32, offset: 128)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !11, file: !10, line: 50, baseType: !24, size: 320)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 320, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 40)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 51, baseType: !29, size: 64)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !10, line: 84, baseType: !31)
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 81, size: 256, elements: !32)
!32 = !{!33, !37}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !31, file: !10, line: 82, baseType: !34, size: 256)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 256, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !10, line: 83, baseType: !29, size: 64)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !46, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!17}
!48 = !{}
!49 = !DILocalVariable(name: "t", scope: !45, file: !3, line: 17, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !51)
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 17, column: 13, scope: !45)
!53 = !DILocation(line: 18, column: 3, scope: !45)
!54 = !DILocation(line: 19, column: 3, scope: !45)
!55 = !DILocation(line: 20, column: 3, scope: !45)
!56 = !DILocation(line: 21, column: 3, scope: !45)
!57 = !DILocation(line: 22, column: 16, scope: !45)
!58 = !DILocation(line: 22, column: 3, scope: !45)
!59 = !DILocation(line: 23, column: 3, scope: !45)
!60 = distinct !DISubprogram(name: "arrive", scope: !3, file: !3, line: 10, type: !61, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!61 = !DISubroutineType(types: !62)
!62 = !{!5, !5}
!63 = !DILocalVariable(name: "unused", arg: 1, scope: !60, file: !3, line: 10, type: !5)
!64 = !DILocation(line: 10, column: 27, scope: !60)
!65 = !DILocation(line: 11, column: 9, scope: !60)
!66 = !DILocation(line: 12, column: 3, scope: !60)
!67 = !DILocation(line: 13, column: 3, scope: !60)
