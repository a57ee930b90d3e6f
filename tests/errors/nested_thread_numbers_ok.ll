; ModuleID = 'nested_thread_numbers_ok.c'
source_filename = "nested_thread_numbers_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@outer = dso_local global i64 0, align 8, !dbg !0
@other = dso_local global i64 0, align 8, !dbg !12
@inner = dso_local global i64 0, align 8, !dbg !7
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !14

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !43 {
entry:
  %call = call i32 @pthread_create(ptr noundef @outer, ptr noundef null, ptr noundef @creates, ptr noundef null), !dbg !46
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !47
  %call2 = call i32 @pthread_create(ptr noundef @other, ptr noundef null, ptr noundef @ends, ptr noundef null), !dbg !48
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !49
  %0 = load i64, ptr @other, align 8, !dbg !50
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !51
  %1 = load i64, ptr @outer, align 8, !dbg !52
  %call5 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !53
  ret i32 0, !dbg !54
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @creates(ptr noundef %unused) #0 !dbg !55 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !59, !DIExpression(), !60)
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !61
  %call1 = call i32 @pthread_create(ptr noundef @inner, ptr noundef null, ptr noundef @ends, ptr noundef null), !dbg !62
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !63
  %0 = load i64, ptr @inner, align 8, !dbg !64
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !65
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !66
  ret ptr %1, !dbg !67
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @ends(ptr noundef %unused) #0 !dbg !68 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !69, !DIExpression(), !70)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !71
  ret ptr %0, !dbg !72
}

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "outer", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "nested_thread_numbers_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "d94f250096c3f109cbb75aa1c4c75ee2")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !12, !14}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "inner", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 75, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!11 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 7, type: !16, isLocal: true, isDefinition: true)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 93, baseType: !17)
!17 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 81, size: 320, elements: !18)
!18 = !{!19, !29, !34}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !17, file: !10, line: 90, baseType: !20, size: 160)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !17, file: !10, line: 82, size: 160, elements: !21)
!21 = !{!22, !24, !26, !27, !28}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !20, file: !10, line: 83, baseType: !23, size: 32)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !20, file: !10, line: 84, baseType: !25, size: 32, offset: 32)
!25 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !20, file: !10, line: 85, baseType: !23, size: 32, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !20, file: !10, line: 87, baseType: !25, size: 32, offset: 96)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !20, file: !10, line: 89, baseType: !23, size: 32, offset: 128)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !17, file: !10, line: 91, baseType: !30, size: 320)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 320, elements: !32)
!31 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!32 = !{!33}
!33 = !DISubrange(count: 40)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !17, file: !10, line: 92, baseType: !35, size: 64)
!35 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !44, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!44 = !DISubroutineType(types: !45)
!45 = !{!23}
!46 = !DILocation(line: 21, column: 3, scope: !43)
!47 = !DILocation(line: 22, column: 3, scope: !43)
!48 = !DILocation(line: 23, column: 3, scope: !43)
!49 = !DILocation(line: 24, column: 3, scope: !43)
!50 = !DILocation(line: 25, column: 16, scope: !43)
!51 = !DILocation(line: 25, column: 3, scope: !43)
!52 = !DILocation(line: 26, column: 16, scope: !43)
!53 = !DILocation(line: 26, column: 3, scope: !43)
!54 = !DILocation(line: 27, column: 1, scope: !43)
!55 = distinct !DISubprogram(name: "creates", scope: !3, file: !3, line: 12, type: !56, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!5, !5}
!58 = !{}
!59 = !DILocalVariable(name: "unused", arg: 1, scope: !55, file: !3, line: 12, type: !5)
!60 = !DILocation(line: 12, column: 28, scope: !55)
!61 = !DILocation(line: 13, column: 3, scope: !55)
!62 = !DILocation(line: 14, column: 3, scope: !55)
!63 = !DILocation(line: 15, column: 3, scope: !55)
!64 = !DILocation(line: 16, column: 16, scope: !55)
!65 = !DILocation(line: 16, column: 3, scope: !55)
!66 = !DILocation(line: 17, column: 10, scope: !55)
!67 = !DILocation(line: 17, column: 3, scope: !55)
!68 = distinct !DISubprogram(name: "ends", scope: !3, file: !3, line: 10, type: !56, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!69 = !DILocalVariable(name: "unused", arg: 1, scope: !68, file: !3, line: 10, type: !5)
!70 = !DILocation(line: 10, column: 25, scope: !68)
!71 = !DILocation(line: 10, column: 42, scope: !68)
!72 = !DILocation(line: 10, column: 35, scope: !68)
