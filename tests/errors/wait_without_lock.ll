; ModuleID = 'wait_without_lock.c'
source_filename = "wait_without_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@c = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !0
@m = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !47
  ret i32 0, !dbg !48
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 7, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "wait_without_lock.c", directory: ".", checksumkind: CSK_MD5, checksum: "c378f8c2f355c45407c65f81b17a9cd0")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
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
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !8, line: 61, baseType: !29)
!29 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 58, size: 384, elements: !30)
!30 = !{!31, !35}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !29, file: !8, line: 59, baseType: !32, size: 384)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 384, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 12)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !29, file: !8, line: 60, baseType: !36, size: 64)
!36 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !45, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!45 = !DISubroutineType(types: !46)
!46 = !{!15}
!47 = !DILocation(line: 10, column: 3, scope: !44)
!48 = !DILocation(line: 11, column: 3, scope: !44)
