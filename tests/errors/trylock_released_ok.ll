; ModuleID = 'trylock_released_ok.c'
source_filename = "trylock_released_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !39, !DIExpression(), !42)
    #dbg_declare(ptr %u, !43, !DIExpression(), !44)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @tries, ptr noundef null), !dbg !45
  %call1 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @waits, ptr noundef null), !dbg !46
  %call2 = call ptr @waits(ptr noundef null), !dbg !47
  %0 = load i64, ptr %t, align 8, !dbg !48
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !49
  %1 = load i64, ptr %u, align 8, !dbg !50
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !51
  ret i32 0, !dbg !52
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @tries(ptr noundef %unused) #0 !dbg !53 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !56, !DIExpression(), !57)
  %call = call i32 @pthread_mutex_trylock(ptr noundef @mutex), !dbg !58
  %cmp = icmp eq i32 %call, 0, !dbg !60
  br i1 %cmp, label %if.then, label %if.end, !dbg !61

if.then:                                          ; preds = %entry
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !62
  br label %if.end, !dbg !62

if.end:                                           ; preds = %if.then, %entry
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !63
  ret ptr %0, !dbg !64
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @waits(ptr noundef %unused) #0 !dbg !65 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !66, !DIExpression(), !67)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !68
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !69
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !70
  ret ptr %0, !dbg !71
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_trylock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "trylock_released_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "9b40ff473333d64118a0960c00db50ad")
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
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !36, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!15}
!38 = !{}
!39 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 23, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 35, baseType: !41)
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 23, column: 13, scope: !35)
!43 = !DILocalVariable(name: "u", scope: !35, file: !3, line: 23, type: !40)
!44 = !DILocation(line: 23, column: 16, scope: !35)
!45 = !DILocation(line: 24, column: 3, scope: !35)
!46 = !DILocation(line: 25, column: 3, scope: !35)
!47 = !DILocation(line: 26, column: 3, scope: !35)
!48 = !DILocation(line: 27, column: 16, scope: !35)
!49 = !DILocation(line: 27, column: 3, scope: !35)
!50 = !DILocation(line: 28, column: 16, scope: !35)
!51 = !DILocation(line: 28, column: 3, scope: !35)
!52 = !DILocation(line: 29, column: 3, scope: !35)
!53 = distinct !DISubprogram(name: "tries", scope: !3, file: !3, line: 10, type: !54, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!54 = !DISubroutineType(types: !55)
!55 = !{!5, !5}
!56 = !DILocalVariable(name: "unused", arg: 1, scope: !53, file: !3, line: 10, type: !5)
!57 = !DILocation(line: 10, column: 26, scope: !53)
!58 = !DILocation(line: 11, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !53, file: !3, line: 11, column: 7)
!60 = !DILocation(line: 11, column: 37, scope: !59)
!61 = !DILocation(line: 11, column: 7, scope: !53)
!62 = !DILocation(line: 12, column: 5, scope: !59)
!63 = !DILocation(line: 13, column: 10, scope: !53)
!64 = !DILocation(line: 13, column: 3, scope: !53)
!65 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 16, type: !54, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!66 = !DILocalVariable(name: "unused", arg: 1, scope: !65, file: !3, line: 16, type: !5)
!67 = !DILocation(line: 16, column: 26, scope: !65)
!68 = !DILocation(line: 17, column: 3, scope: !65)
!69 = !DILocation(line: 18, column: 3, scope: !65)
!70 = !DILocation(line: 19, column: 10, scope: !65)
!71 = !DILocation(line: 19, column: 3, scope: !65)
