; ModuleID = 'destroy_in_wait_broadcast.c'
source_filename = "destroy_in_wait_broadcast.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !0
@cond = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !46 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  %v = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !50, !DIExpression(), !53)
    #dbg_declare(ptr %u, !54, !DIExpression(), !55)
    #dbg_declare(ptr %v, !56, !DIExpression(), !57)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @destroy, ptr noundef null), !dbg !58
  %call1 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !59
  %call2 = call i32 @pthread_create(ptr noundef %v, ptr noundef null, ptr noundef @wake, ptr noundef null), !dbg !60
  %0 = load i64, ptr %t, align 8, !dbg !61
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !62
  %1 = load i64, ptr %u, align 8, !dbg !63
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !64
  %2 = load i64, ptr %v, align 8, !dbg !65
  %call5 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !66
  ret i32 0, !dbg !67
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @destroy(ptr noundef %unused) #0 !dbg !68 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !71, !DIExpression(), !72)
  %call = call i32 @pthread_mutex_destroy(ptr noundef @mutex), !dbg !73
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !74
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !75
  ret ptr %0, !dbg !76
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %unused) #0 !dbg !77 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !78, !DIExpression(), !79)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !80
  %call1 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !81
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !82
  ret ptr %0, !dbg !83
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @wake(ptr noundef %unused) #0 !dbg !84 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !85, !DIExpression(), !86)
  %call = call i32 @pthread_cond_broadcast(ptr noundef @cond), !dbg !87
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !88
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !89
  ret ptr %0, !dbg !90
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_destroy(ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #1

declare i32 @pthread_cond_broadcast(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 8, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "destroy_in_wait_broadcast.c", directory: ".", checksumkind: CSK_MD5, checksum: "e47e8db01fb060b1dffa7f71f02a4ac9")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !10, line: 61, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 58, size: 384, elements: !12)
!12 = !{!13, !18}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !11, file: !10, line: 59, baseType: !14, size: 384)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 384, elements: !16)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !{!17}
!17 = !DISubrange(count: 12)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 60, baseType: !19, size: 64)
!19 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 52, baseType: !21)
!21 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 40, size: 320, elements: !22)
!22 = !{!23, !32, !37}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !21, file: !10, line: 49, baseType: !24, size: 160)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !21, file: !10, line: 41, size: 160, elements: !25)
!25 = !{!26, !28, !29, !30, !31}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !24, file: !10, line: 42, baseType: !27, size: 32)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !24, file: !10, line: 43, baseType: !15, size: 32, offset: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !24, file: !10, line: 44, baseType: !27, size: 32, offset: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !24, file: !10, line: 46, baseType: !15, size: 32, offset: 96)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !24, file: !10, line: 48, baseType: !27, size: 32, offset: 128)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !21, file: !10, line: 50, baseType: !33, size: 320)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 320, elements: !35)
!34 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!35 = !{!36}
!36 = !DISubrange(count: 40)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !21, file: !10, line: 51, baseType: !38, size: 64)
!38 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !47, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!27}
!49 = !{}
!50 = !DILocalVariable(name: "t", scope: !46, file: !3, line: 30, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !52)
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 30, column: 13, scope: !46)
!54 = !DILocalVariable(name: "u", scope: !46, file: !3, line: 30, type: !51)
!55 = !DILocation(line: 30, column: 16, scope: !46)
!56 = !DILocalVariable(name: "v", scope: !46, file: !3, line: 30, type: !51)
!57 = !DILocation(line: 30, column: 19, scope: !46)
!58 = !DILocation(line: 31, column: 3, scope: !46)
!59 = !DILocation(line: 32, column: 3, scope: !46)
!60 = !DILocation(line: 33, column: 3, scope: !46)
!61 = !DILocation(line: 34, column: 16, scope: !46)
!62 = !DILocation(line: 34, column: 3, scope: !46)
!63 = !DILocation(line: 35, column: 16, scope: !46)
!64 = !DILocation(line: 35, column: 3, scope: !46)
!65 = !DILocation(line: 36, column: 16, scope: !46)
!66 = !DILocation(line: 36, column: 3, scope: !46)
!67 = !DILocation(line: 37, column: 3, scope: !46)
!68 = distinct !DISubprogram(name: "destroy", scope: !3, file: !3, line: 11, type: !69, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!69 = !DISubroutineType(types: !70)
!70 = !{!5, !5}
!71 = !DILocalVariable(name: "unused", arg: 1, scope: !68, file: !3, line: 11, type: !5)
!72 = !DILocation(line: 11, column: 28, scope: !68)
!73 = !DILocation(line: 12, column: 3, scope: !68)
!74 = !DILocation(line: 13, column: 3, scope: !68)
!75 = !DILocation(line: 14, column: 10, scope: !68)
!76 = !DILocation(line: 14, column: 3, scope: !68)
!77 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 17, type: !69, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!78 = !DILocalVariable(name: "unused", arg: 1, scope: !77, file: !3, line: 17, type: !5)
!79 = !DILocation(line: 17, column: 27, scope: !77)
!80 = !DILocation(line: 18, column: 3, scope: !77)
!81 = !DILocation(line: 19, column: 3, scope: !77)
!82 = !DILocation(line: 20, column: 10, scope: !77)
!83 = !DILocation(line: 20, column: 3, scope: !77)
!84 = distinct !DISubprogram(name: "wake", scope: !3, file: !3, line: 23, type: !69, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!85 = !DILocalVariable(name: "unused", arg: 1, scope: !84, file: !3, line: 23, type: !5)
!86 = !DILocation(line: 23, column: 25, scope: !84)
!87 = !DILocation(line: 24, column: 3, scope: !84)
!88 = !DILocation(line: 25, column: 3, scope: !84)
!89 = !DILocation(line: 26, column: 10, scope: !84)
!90 = !DILocation(line: 26, column: 3, scope: !84)
