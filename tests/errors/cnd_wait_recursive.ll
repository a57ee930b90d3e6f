; ModuleID = 'cnd_wait_recursive.c'
source_filename = "cnd_wait_recursive.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_cond_t = type { i64, [40 x i8] }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@cond = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !15
@is_ready = internal global i32 0, align 4, !dbg !28

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !57 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !61, !DIExpression(), !65)
  %call = call i32 @mtx_init(ptr noundef @mutex, i32 noundef 1), !dbg !66
  %call1 = call i32 @cnd_init(ptr noundef @cond), !dbg !67
  %call2 = call i32 @mtx_lock(ptr noundef @mutex), !dbg !68
  %call3 = call i32 @mtx_lock(ptr noundef @mutex), !dbg !69
  %call4 = call i32 @thrd_create(ptr noundef %t, ptr noundef @produce, ptr noundef null), !dbg !70
  br label %while.cond, !dbg !71

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, ptr @is_ready, align 4, !dbg !72
  %tobool = icmp ne i32 %0, 0, !dbg !73
  %lnot = xor i1 %tobool, true, !dbg !73
  br i1 %lnot, label %while.body, label %while.end, !dbg !71

while.body:                                       ; preds = %while.cond
  %call5 = call i32 @cnd_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !74
  br label %while.cond, !dbg !71, !llvm.loop !75

while.end:                                        ; preds = %while.cond
  %call6 = call i32 @mtx_unlock(ptr noundef @mutex), !dbg !78
  %call7 = call i32 @mtx_unlock(ptr noundef @mutex), !dbg !79
  %1 = load i64, ptr %t, align 8, !dbg !80
  %call8 = call i32 @thrd_join(i64 noundef %1, ptr noundef null), !dbg !81
  ret i32 0, !dbg !82
}

declare i32 @mtx_init(ptr noundef, i32 noundef) #1

declare i32 @cnd_init(ptr noundef) #1

declare i32 @mtx_lock(ptr noundef) #1

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @produce(ptr noundef %unused) #0 !dbg !83 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !86, !DIExpression(), !87)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !88
  %call = call i32 @mtx_lock(ptr noundef @mutex), !dbg !89
  store i32 1, ptr @is_ready, align 4, !dbg !90
  %call1 = call i32 @cnd_signal(ptr noundef @cond), !dbg !91
  %call2 = call i32 @mtx_unlock(ptr noundef @mutex), !dbg !92
  ret i32 0, !dbg !93
}

declare i32 @cnd_wait(ptr noundef, ptr noundef) #1

declare i32 @mtx_unlock(ptr noundef) #1

declare i32 @thrd_join(i64 noundef, ptr noundef) #1

declare i32 @cnd_signal(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 8, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !12, globals: !14, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cnd_wait_recursive.c", directory: ".", checksumkind: CSK_MD5, checksum: "f80c07bc4bb9b58950200bdac3d7f5ff")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 25, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "../../libc-shim/include/threads.h", directory: ".", checksumkind: CSK_MD5, checksum: "5b89312e2562fa8f3b2ba82e62cecdf0")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11}
!9 = !DIEnumerator(name: "mtx_plain", value: 0)
!10 = !DIEnumerator(name: "mtx_recursive", value: 1)
!11 = !DIEnumerator(name: "mtx_timed", value: 2)
!12 = !{!13}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !{!0, !15, !28}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 9, type: !17, isLocal: true, isDefinition: true)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "cnd_t", file: !6, line: 22, baseType: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !19, line: 61, baseType: !20)
!19 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!20 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !19, line: 58, size: 384, elements: !21)
!21 = !{!22, !26}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !20, file: !19, line: 59, baseType: !23, size: 384)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 384, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 12)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !20, file: !19, line: 60, baseType: !27, size: 64)
!27 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "is_ready", scope: !2, file: !3, line: 10, type: !30, isLocal: true, isDefinition: true)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "mtx_t", file: !6, line: 21, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !19, line: 52, baseType: !33)
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !19, line: 40, size: 320, elements: !34)
!34 = !{!35, !43, !48}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !33, file: !19, line: 49, baseType: !36, size: 160)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !33, file: !19, line: 41, size: 160, elements: !37)
!37 = !{!38, !39, !40, !41, !42}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !36, file: !19, line: 42, baseType: !30, size: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !36, file: !19, line: 43, baseType: !7, size: 32, offset: 32)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !36, file: !19, line: 44, baseType: !30, size: 32, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !36, file: !19, line: 46, baseType: !7, size: 32, offset: 96)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !36, file: !19, line: 48, baseType: !30, size: 32, offset: 128)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !33, file: !19, line: 50, baseType: !44, size: 320)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 320, elements: !46)
!45 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!46 = !{!47}
!47 = !DISubrange(count: 40)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !19, line: 51, baseType: !49, size: 64)
!49 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !58, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!30}
!60 = !{}
!61 = !DILocalVariable(name: "t", scope: !57, file: !3, line: 22, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !6, line: 14, baseType: !63)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 35, baseType: !64)
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !DILocation(line: 22, column: 10, scope: !57)
!66 = !DILocation(line: 23, column: 3, scope: !57)
!67 = !DILocation(line: 24, column: 3, scope: !57)
!68 = !DILocation(line: 25, column: 3, scope: !57)
!69 = !DILocation(line: 26, column: 3, scope: !57)
!70 = !DILocation(line: 27, column: 3, scope: !57)
!71 = !DILocation(line: 28, column: 3, scope: !57)
!72 = !DILocation(line: 28, column: 11, scope: !57)
!73 = !DILocation(line: 28, column: 10, scope: !57)
!74 = !DILocation(line: 29, column: 5, scope: !57)
!75 = distinct !{!75, !71, !76, !77}
!76 = !DILocation(line: 29, column: 27, scope: !57)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocation(line: 30, column: 3, scope: !57)
!79 = !DILocation(line: 31, column: 3, scope: !57)
!80 = !DILocation(line: 32, column: 13, scope: !57)
!81 = !DILocation(line: 32, column: 3, scope: !57)
!82 = !DILocation(line: 33, column: 3, scope: !57)
!83 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 12, type: !84, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!84 = !DISubroutineType(types: !85)
!85 = !{!30, !13}
!86 = !DILocalVariable(name: "unused", arg: 1, scope: !83, file: !3, line: 12, type: !13)
!87 = !DILocation(line: 12, column: 26, scope: !83)
!88 = !DILocation(line: 13, column: 9, scope: !83)
!89 = !DILocation(line: 14, column: 3, scope: !83)
!90 = !DILocation(line: 15, column: 12, scope: !83)
!91 = !DILocation(line: 16, column: 3, scope: !83)
!92 = !DILocation(line: 17, column: 3, scope: !83)
!93 = !DILocation(line: 18, column: 3, scope: !83)
