; ModuleID = 'lock_in_constant.c'
source_filename = "lock_in_constant.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@lock = internal constant { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
entry:
  %thread = alloca i64, align 8
    #dbg_declare(ptr %thread, !41, !DIExpression(), !44)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @take, ptr noundef null), !dbg !45
  %0 = load i64, ptr %thread, align 8, !dbg !46
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !47
  ret i32 0, !dbg !48
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @take(ptr noundef %_) #0 !dbg !49 {
entry:
  %_.addr = alloca ptr, align 8
  store ptr %_, ptr %_.addr, align 8
    #dbg_declare(ptr %_.addr, !52, !DIExpression(), !53)
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !54
  %0 = load ptr, ptr %_.addr, align 8, !dbg !55
  ret ptr %0, !dbg !56
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 6, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !28, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lock_in_constant.c", directory: ".", checksumkind: CSK_MD5, checksum: "977456f3201124e2be353a27dc0fa1a1")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !8, line: 93, baseType: !9)
!8 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 81, size: 320, elements: !10)
!10 = !{!11, !21, !26}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !9, file: !8, line: 90, baseType: !12, size: 160)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !9, file: !8, line: 82, size: 160, elements: !13)
!13 = !{!14, !16, !18, !19, !20}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !12, file: !8, line: 83, baseType: !15, size: 32)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !12, file: !8, line: 84, baseType: !17, size: 32, offset: 32)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !12, file: !8, line: 85, baseType: !15, size: 32, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !12, file: !8, line: 87, baseType: !17, size: 32, offset: 96)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !12, file: !8, line: 89, baseType: !15, size: 32, offset: 128)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !9, file: !8, line: 91, baseType: !22, size: 320)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 320, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 40)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 92, baseType: !27, size: 64)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !{!0}
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !38, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!15}
!40 = !{}
!41 = !DILocalVariable(name: "thread", scope: !37, file: !3, line: 11, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 75, baseType: !43)
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 11, column: 13, scope: !37)
!45 = !DILocation(line: 12, column: 3, scope: !37)
!46 = !DILocation(line: 13, column: 16, scope: !37)
!47 = !DILocation(line: 13, column: 3, scope: !37)
!48 = !DILocation(line: 14, column: 1, scope: !37)
!49 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 8, type: !50, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!50 = !DISubroutineType(types: !51)
!51 = !{!5, !5}
!52 = !DILocalVariable(name: "_", arg: 1, scope: !49, file: !3, line: 8, type: !5)
!53 = !DILocation(line: 8, column: 25, scope: !49)
!54 = !DILocation(line: 8, column: 37, scope: !49)
!55 = !DILocation(line: 8, column: 83, scope: !49)
!56 = !DILocation(line: 8, column: 30, scope: !49)
