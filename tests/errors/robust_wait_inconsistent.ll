; ModuleID = 'robust_wait_inconsistent.c'
source_filename = "robust_wait_inconsistent.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_mutexattr_t = type { i32 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@cond = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !46 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %attributes = alloca %union.pthread_mutexattr_t, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !50, !DIExpression(), !53)
    #dbg_declare(ptr %attributes, !54, !DIExpression(), !59)
  %call = call i32 @pthread_mutexattr_init(ptr noundef %attributes), !dbg !60
  %call1 = call i32 @pthread_mutexattr_setrobust(ptr noundef %attributes, i32 noundef 1), !dbg !61
  %call2 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %attributes), !dbg !62
  %call3 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @owner, ptr noundef null), !dbg !63
  %0 = load i64, ptr %thread, align 8, !dbg !64
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !65
  %call5 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !66
  %call6 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !67
  ret i32 0, !dbg !68
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_setrobust(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %unused) #0 !dbg !69 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !72, !DIExpression(), !73)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !74
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !75
  ret ptr %0, !dbg !76
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 6, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "robust_wait_inconsistent.c", directory: ".", checksumkind: CSK_MD5, checksum: "6adb881a3bdd9f6dd3ef12f8719fc2f8")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !10, line: 66, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 63, size: 384, elements: !12)
!12 = !{!13, !18}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !11, file: !10, line: 64, baseType: !14, size: 384)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 384, elements: !16)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !{!17}
!17 = !DISubrange(count: 12)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 65, baseType: !19, size: 64)
!19 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 57, baseType: !21)
!21 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 45, size: 320, elements: !22)
!22 = !{!23, !32, !37}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !21, file: !10, line: 54, baseType: !24, size: 160)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !21, file: !10, line: 46, size: 160, elements: !25)
!25 = !{!26, !28, !29, !30, !31}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !24, file: !10, line: 47, baseType: !27, size: 32)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !24, file: !10, line: 48, baseType: !15, size: 32, offset: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !24, file: !10, line: 49, baseType: !27, size: 32, offset: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !24, file: !10, line: 51, baseType: !15, size: 32, offset: 96)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !24, file: !10, line: 53, baseType: !27, size: 32, offset: 128)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !21, file: !10, line: 55, baseType: !33, size: 320)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 320, elements: !35)
!34 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!35 = !{!36}
!36 = !DISubrange(count: 40)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !21, file: !10, line: 56, baseType: !38, size: 64)
!38 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !47, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!27}
!49 = !{}
!50 = !DILocalVariable(name: "thread", scope: !46, file: !3, line: 13, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 39, baseType: !52)
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 13, column: 13, scope: !46)
!54 = !DILocalVariable(name: "attributes", scope: !46, file: !3, line: 14, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !10, line: 61, baseType: !56)
!56 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 59, size: 32, elements: !57)
!57 = !{!58}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !56, file: !10, line: 60, baseType: !27, size: 32)
!59 = !DILocation(line: 14, column: 23, scope: !46)
!60 = !DILocation(line: 15, column: 3, scope: !46)
!61 = !DILocation(line: 16, column: 3, scope: !46)
!62 = !DILocation(line: 17, column: 3, scope: !46)
!63 = !DILocation(line: 18, column: 3, scope: !46)
!64 = !DILocation(line: 19, column: 16, scope: !46)
!65 = !DILocation(line: 19, column: 3, scope: !46)
!66 = !DILocation(line: 20, column: 3, scope: !46)
!67 = !DILocation(line: 21, column: 3, scope: !46)
!68 = !DILocation(line: 22, column: 3, scope: !46)
!69 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 8, type: !70, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!70 = !DISubroutineType(types: !71)
!71 = !{!5, !5}
!72 = !DILocalVariable(name: "unused", arg: 1, scope: !69, file: !3, line: 8, type: !5)
!73 = !DILocation(line: 8, column: 26, scope: !69)
!74 = !DILocation(line: 9, column: 3, scope: !69)
!75 = !DILocation(line: 10, column: 10, scope: !69)
!76 = !DILocation(line: 10, column: 3, scope: !69)
