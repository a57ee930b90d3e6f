; ModuleID = 'unlock_not_owner.c'
source_filename = "unlock_not_owner.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@m = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !39, !DIExpression(), !42)
  %call = call i32 @pthread_mutex_lock(ptr noundef @m), !dbg !43
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @other, ptr noundef null), !dbg !44
  %0 = load i64, ptr %t, align 8, !dbg !45
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !46
  ret i32 0, !dbg !47
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @other(ptr noundef %unused) #0 !dbg !48 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !51, !DIExpression(), !52)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !53
  %call = call i32 @pthread_mutex_unlock(ptr noundef @m), !dbg !54
  ret ptr null, !dbg !55
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unlock_not_owner.c", directory: ".", checksumkind: CSK_MD5, checksum: "6f09c4bda14d39f4d8b8911de8208da6")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !8, line: 52, baseType: !9)
!8 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 40, size: 320, elements: !10)
!10 = !{!11, !21, !26}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !9, file: !8, line: 49, baseType: !12, size: 160)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !9, file: !8, line: 41, size: 160, elements: !13)
!13 = !{!14, !16, !18, !19, !20}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !12, file: !8, line: 42, baseType: !15, size: 32)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !12, file: !8, line: 43, baseType: !17, size: 32, offset: 32)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !12, file: !8, line: 44, baseType: !15, size: 32, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !12, file: !8, line: 46, baseType: !17, size: 32, offset: 96)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !12, file: !8, line: 48, baseType: !15, size: 32, offset: 128)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !9, file: !8, line: 50, baseType: !22, size: 320)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 320, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 40)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 51, baseType: !27, size: 64)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !36, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!15}
!38 = !{}
!39 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 16, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 35, baseType: !41)
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 16, column: 13, scope: !35)
!43 = !DILocation(line: 17, column: 3, scope: !35)
!44 = !DILocation(line: 18, column: 3, scope: !35)
!45 = !DILocation(line: 19, column: 16, scope: !35)
!46 = !DILocation(line: 19, column: 3, scope: !35)
!47 = !DILocation(line: 20, column: 3, scope: !35)
!48 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 9, type: !49, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!49 = !DISubroutineType(types: !50)
!50 = !{!5, !5}
!51 = !DILocalVariable(name: "unused", arg: 1, scope: !48, file: !3, line: 9, type: !5)
!52 = !DILocation(line: 9, column: 26, scope: !48)
!53 = !DILocation(line: 10, column: 9, scope: !48)
!54 = !DILocation(line: 11, column: 3, scope: !48)
!55 = !DILocation(line: 12, column: 3, scope: !48)
