; ModuleID = 'use_after_free_registry.c'
source_filename = "use_after_free_registry.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.object = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }

@registry = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !40 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  %object = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !44, !DIExpression(), !47)
    #dbg_declare(ptr %u, !48, !DIExpression(), !49)
    #dbg_declare(ptr %object, !50, !DIExpression(), !51)
  %call = call ptr @malloc(i64 noundef 40) #3, !dbg !52
  store ptr %call, ptr %object, align 8, !dbg !51
  %0 = load ptr, ptr %object, align 8, !dbg !53
  %mutex = getelementptr inbounds %struct.object, ptr %0, i32 0, i32 0, !dbg !54
  %call1 = call i32 @pthread_mutex_init(ptr noundef %mutex, ptr noundef null), !dbg !55
  %1 = load ptr, ptr %object, align 8, !dbg !56
  store ptr %1, ptr %.atomictmp, align 8, !dbg !56
  %2 = load i64, ptr %.atomictmp, align 8, !dbg !56
  store atomic i64 %2, ptr @registry seq_cst, align 8, !dbg !56
  %call2 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @reaper, ptr noundef null), !dbg !57
  %call3 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @user, ptr noundef null), !dbg !58
  %3 = load i64, ptr %t, align 8, !dbg !59
  %call4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !60
  %4 = load i64, ptr %u, align 8, !dbg !61
  %call5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !62
  ret i32 0, !dbg !63
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reaper(ptr noundef %unused) #0 !dbg !64 {
entry:
  %unused.addr = alloca ptr, align 8
  %object = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !67, !DIExpression(), !68)
    #dbg_declare(ptr %object, !69, !DIExpression(), !70)
  store ptr null, ptr %.atomictmp, align 8, !dbg !71
  %0 = load i64, ptr %.atomictmp, align 8, !dbg !71
  %1 = atomicrmw xchg ptr @registry, i64 %0 seq_cst, align 8, !dbg !71
  store i64 %1, ptr %atomic-temp, align 8, !dbg !71
  %2 = load ptr, ptr %atomic-temp, align 8, !dbg !71
  store ptr %2, ptr %object, align 8, !dbg !70
  %3 = load ptr, ptr %object, align 8, !dbg !72
  %mutex = getelementptr inbounds %struct.object, ptr %3, i32 0, i32 0, !dbg !73
  %call = call i32 @pthread_mutex_lock(ptr noundef %mutex), !dbg !74
  %4 = load ptr, ptr %object, align 8, !dbg !75
  %mutex1 = getelementptr inbounds %struct.object, ptr %4, i32 0, i32 0, !dbg !76
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef %mutex1), !dbg !77
  %5 = load ptr, ptr %object, align 8, !dbg !78
  call void @free(ptr noundef %5), !dbg !79
  %6 = load ptr, ptr %unused.addr, align 8, !dbg !80
  ret ptr %6, !dbg !81
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @user(ptr noundef %unused) #0 !dbg !82 {
entry:
  %unused.addr = alloca ptr, align 8
  %object = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !83, !DIExpression(), !84)
    #dbg_declare(ptr %object, !85, !DIExpression(), !86)
  %0 = load atomic i64, ptr @registry seq_cst, align 8, !dbg !87
  store i64 %0, ptr %atomic-temp, align 8, !dbg !87
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !87
  store ptr %1, ptr %object, align 8, !dbg !86
  %2 = load ptr, ptr %object, align 8, !dbg !88
  %tobool = icmp ne ptr %2, null, !dbg !88
  br i1 %tobool, label %if.then, label %if.end, !dbg !90

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %object, align 8, !dbg !91
  %mutex = getelementptr inbounds %struct.object, ptr %3, i32 0, i32 0, !dbg !93
  %call = call i32 @pthread_mutex_lock(ptr noundef %mutex), !dbg !94
  %4 = load ptr, ptr %object, align 8, !dbg !95
  %mutex1 = getelementptr inbounds %struct.object, ptr %4, i32 0, i32 0, !dbg !96
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef %mutex1), !dbg !97
  br label %if.end, !dbg !98

if.end:                                           ; preds = %if.then, %entry
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !99
  ret ptr %5, !dbg !100
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "registry", scope: !2, file: !3, line: 13, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "use_after_free_registry.c", directory: ".", checksumkind: CSK_MD5, checksum: "e8198bed5de47bc4c55e14ade96c1894")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "object", file: !3, line: 10, size: 320, elements: !10)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "mutex", scope: !9, file: !3, line: 11, baseType: !12, size: 320)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 52, baseType: !14)
!13 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 40, size: 320, elements: !15)
!15 = !{!16, !26, !31}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !14, file: !13, line: 49, baseType: !17, size: 160)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !14, file: !13, line: 41, size: 160, elements: !18)
!18 = !{!19, !21, !23, !24, !25}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !17, file: !13, line: 42, baseType: !20, size: 32)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !17, file: !13, line: 43, baseType: !22, size: 32, offset: 32)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !17, file: !13, line: 44, baseType: !20, size: 32, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !17, file: !13, line: 46, baseType: !22, size: 32, offset: 96)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !17, file: !13, line: 48, baseType: !20, size: 32, offset: 128)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !14, file: !13, line: 50, baseType: !27, size: 320)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 320, elements: !29)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !{!30}
!30 = !DISubrange(count: 40)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 51, baseType: !32, size: 64)
!32 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !41, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!20}
!43 = !{}
!44 = !DILocalVariable(name: "t", scope: !40, file: !3, line: 33, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 35, baseType: !46)
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 33, column: 13, scope: !40)
!48 = !DILocalVariable(name: "u", scope: !40, file: !3, line: 33, type: !45)
!49 = !DILocation(line: 33, column: 16, scope: !40)
!50 = !DILocalVariable(name: "object", scope: !40, file: !3, line: 34, type: !8)
!51 = !DILocation(line: 34, column: 18, scope: !40)
!52 = !DILocation(line: 34, column: 27, scope: !40)
!53 = !DILocation(line: 35, column: 23, scope: !40)
!54 = !DILocation(line: 35, column: 31, scope: !40)
!55 = !DILocation(line: 35, column: 3, scope: !40)
!56 = !DILocation(line: 36, column: 3, scope: !40)
!57 = !DILocation(line: 37, column: 3, scope: !40)
!58 = !DILocation(line: 38, column: 3, scope: !40)
!59 = !DILocation(line: 39, column: 16, scope: !40)
!60 = !DILocation(line: 39, column: 3, scope: !40)
!61 = !DILocation(line: 40, column: 16, scope: !40)
!62 = !DILocation(line: 40, column: 3, scope: !40)
!63 = !DILocation(line: 41, column: 3, scope: !40)
!64 = distinct !DISubprogram(name: "reaper", scope: !3, file: !3, line: 24, type: !65, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!65 = !DISubroutineType(types: !66)
!66 = !{!5, !5}
!67 = !DILocalVariable(name: "unused", arg: 1, scope: !64, file: !3, line: 24, type: !5)
!68 = !DILocation(line: 24, column: 27, scope: !64)
!69 = !DILocalVariable(name: "object", scope: !64, file: !3, line: 25, type: !8)
!70 = !DILocation(line: 25, column: 18, scope: !64)
!71 = !DILocation(line: 25, column: 27, scope: !64)
!72 = !DILocation(line: 26, column: 23, scope: !64)
!73 = !DILocation(line: 26, column: 31, scope: !64)
!74 = !DILocation(line: 26, column: 3, scope: !64)
!75 = !DILocation(line: 27, column: 25, scope: !64)
!76 = !DILocation(line: 27, column: 33, scope: !64)
!77 = !DILocation(line: 27, column: 3, scope: !64)
!78 = !DILocation(line: 28, column: 8, scope: !64)
!79 = !DILocation(line: 28, column: 3, scope: !64)
!80 = !DILocation(line: 29, column: 10, scope: !64)
!81 = !DILocation(line: 29, column: 3, scope: !64)
!82 = distinct !DISubprogram(name: "user", scope: !3, file: !3, line: 15, type: !65, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!83 = !DILocalVariable(name: "unused", arg: 1, scope: !82, file: !3, line: 15, type: !5)
!84 = !DILocation(line: 15, column: 25, scope: !82)
!85 = !DILocalVariable(name: "object", scope: !82, file: !3, line: 16, type: !8)
!86 = !DILocation(line: 16, column: 18, scope: !82)
!87 = !DILocation(line: 16, column: 27, scope: !82)
!88 = !DILocation(line: 17, column: 7, scope: !89)
!89 = distinct !DILexicalBlock(scope: !82, file: !3, line: 17, column: 7)
!90 = !DILocation(line: 17, column: 7, scope: !82)
!91 = !DILocation(line: 18, column: 25, scope: !92)
!92 = distinct !DILexicalBlock(scope: !89, file: !3, line: 17, column: 15)
!93 = !DILocation(line: 18, column: 33, scope: !92)
!94 = !DILocation(line: 18, column: 5, scope: !92)
!95 = !DILocation(line: 19, column: 27, scope: !92)
!96 = !DILocation(line: 19, column: 35, scope: !92)
!97 = !DILocation(line: 19, column: 5, scope: !92)
!98 = !DILocation(line: 20, column: 3, scope: !92)
!99 = !DILocation(line: 21, column: 10, scope: !82)
!100 = !DILocation(line: 21, column: 3, scope: !82)
