; ModuleID = 'mutex_copied_initialiser_ok.c'
source_filename = "mutex_copied_initialiser_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }
%struct.guarded = type { %union.pthread_mutex_t, i32 }
%union.pthread_mutex_t = type { i64, [32 x i8] }

@shared = internal global ptr null, align 8, !dbg !0
@pattern = internal constant { { %struct.anon, [20 x i8] }, i32, [4 x i8] } { { %struct.anon, [20 x i8] } { %struct.anon { i32 0, i32 0, i32 0, i32 0, i32 1 }, [20 x i8] undef }, i32 0, [4 x i8] undef }, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !43 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !47, !DIExpression(), !50)
    #dbg_declare(ptr %u, !51, !DIExpression(), !52)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @idle, ptr noundef null), !dbg !53
  %call1 = call ptr @malloc(i64 noundef 48) #4, !dbg !54
  store ptr %call1, ptr @shared, align 8, !dbg !55
  %0 = load ptr, ptr @shared, align 8, !dbg !56
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 @pattern, i64 48, i1 false), !dbg !57
  %call2 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @count, ptr noundef null), !dbg !58
  %call3 = call ptr @count(ptr noundef null), !dbg !59
  %1 = load i64, ptr %t, align 8, !dbg !60
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !61
  %2 = load i64, ptr %u, align 8, !dbg !62
  %call5 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !63
  %3 = load ptr, ptr @shared, align 8, !dbg !64
  %n = getelementptr inbounds %struct.guarded, ptr %3, i32 0, i32 1, !dbg !65
  %4 = load i32, ptr %n, align 8, !dbg !65
  %sub = sub nsw i32 %4, 2, !dbg !66
  ret i32 %sub, !dbg !67
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @idle(ptr noundef %unused) #0 !dbg !68 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !71, !DIExpression(), !72)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !73
  ret ptr %0, !dbg !74
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @count(ptr noundef %unused) #0 !dbg !75 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !76, !DIExpression(), !77)
  %0 = load ptr, ptr @shared, align 8, !dbg !78
  %mutex = getelementptr inbounds %struct.guarded, ptr %0, i32 0, i32 0, !dbg !79
  %call = call i32 @pthread_mutex_lock(ptr noundef %mutex), !dbg !80
  %1 = load ptr, ptr @shared, align 8, !dbg !81
  %mutex1 = getelementptr inbounds %struct.guarded, ptr %1, i32 0, i32 0, !dbg !82
  %call2 = call i32 @pthread_mutex_lock(ptr noundef %mutex1), !dbg !83
  %2 = load ptr, ptr @shared, align 8, !dbg !84
  %n = getelementptr inbounds %struct.guarded, ptr %2, i32 0, i32 1, !dbg !85
  %3 = load i32, ptr %n, align 8, !dbg !86
  %inc = add nsw i32 %3, 1, !dbg !86
  store i32 %inc, ptr %n, align 8, !dbg !86
  %4 = load ptr, ptr @shared, align 8, !dbg !87
  %mutex3 = getelementptr inbounds %struct.guarded, ptr %4, i32 0, i32 0, !dbg !88
  %call4 = call i32 @pthread_mutex_unlock(ptr noundef %mutex3), !dbg !89
  %5 = load ptr, ptr @shared, align 8, !dbg !90
  %mutex5 = getelementptr inbounds %struct.guarded, ptr %5, i32 0, i32 0, !dbg !91
  %call6 = call i32 @pthread_mutex_unlock(ptr noundef %mutex5), !dbg !92
  %6 = load ptr, ptr %unused.addr, align 8, !dbg !93
  ret ptr %6, !dbg !94
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 17, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mutex_copied_initialiser_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "83f7849faab3ea927c751c28194da1b7")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "pattern", scope: !2, file: !3, line: 16, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "guarded", file: !3, line: 12, size: 384, elements: !11)
!11 = !{!12, !34}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "mutex", scope: !10, file: !3, line: 13, baseType: !13, size: 320)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !14, line: 52, baseType: !15)
!14 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 40, size: 320, elements: !16)
!16 = !{!17, !27, !32}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !15, file: !14, line: 49, baseType: !18, size: 160)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !15, file: !14, line: 41, size: 160, elements: !19)
!19 = !{!20, !22, !24, !25, !26}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !18, file: !14, line: 42, baseType: !21, size: 32)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !18, file: !14, line: 43, baseType: !23, size: 32, offset: 32)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !18, file: !14, line: 44, baseType: !21, size: 32, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !18, file: !14, line: 46, baseType: !23, size: 32, offset: 96)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !18, file: !14, line: 48, baseType: !21, size: 32, offset: 128)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !15, file: !14, line: 50, baseType: !28, size: 320)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 320, elements: !30)
!29 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!30 = !{!31}
!31 = !DISubrange(count: 40)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 51, baseType: !33, size: 64)
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !10, file: !3, line: 14, baseType: !21, size: 32, offset: 320)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !44, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{!21}
!46 = !{}
!47 = !DILocalVariable(name: "t", scope: !43, file: !3, line: 33, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 35, baseType: !49)
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !DILocation(line: 33, column: 13, scope: !43)
!51 = !DILocalVariable(name: "u", scope: !43, file: !3, line: 33, type: !48)
!52 = !DILocation(line: 33, column: 16, scope: !43)
!53 = !DILocation(line: 34, column: 3, scope: !43)
!54 = !DILocation(line: 35, column: 12, scope: !43)
!55 = !DILocation(line: 35, column: 10, scope: !43)
!56 = !DILocation(line: 36, column: 10, scope: !43)
!57 = !DILocation(line: 36, column: 3, scope: !43)
!58 = !DILocation(line: 37, column: 3, scope: !43)
!59 = !DILocation(line: 38, column: 3, scope: !43)
!60 = !DILocation(line: 39, column: 16, scope: !43)
!61 = !DILocation(line: 39, column: 3, scope: !43)
!62 = !DILocation(line: 40, column: 16, scope: !43)
!63 = !DILocation(line: 40, column: 3, scope: !43)
!64 = !DILocation(line: 41, column: 10, scope: !43)
!65 = !DILocation(line: 41, column: 18, scope: !43)
!66 = !DILocation(line: 41, column: 20, scope: !43)
!67 = !DILocation(line: 41, column: 3, scope: !43)
!68 = distinct !DISubprogram(name: "idle", scope: !3, file: !3, line: 19, type: !69, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!69 = !DISubroutineType(types: !70)
!70 = !{!5, !5}
!71 = !DILocalVariable(name: "unused", arg: 1, scope: !68, file: !3, line: 19, type: !5)
!72 = !DILocation(line: 19, column: 25, scope: !68)
!73 = !DILocation(line: 20, column: 10, scope: !68)
!74 = !DILocation(line: 20, column: 3, scope: !68)
!75 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 23, type: !69, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !75, file: !3, line: 23, type: !5)
!77 = !DILocation(line: 23, column: 26, scope: !75)
!78 = !DILocation(line: 24, column: 23, scope: !75)
!79 = !DILocation(line: 24, column: 31, scope: !75)
!80 = !DILocation(line: 24, column: 3, scope: !75)
!81 = !DILocation(line: 25, column: 23, scope: !75)
!82 = !DILocation(line: 25, column: 31, scope: !75)
!83 = !DILocation(line: 25, column: 3, scope: !75)
!84 = !DILocation(line: 26, column: 3, scope: !75)
!85 = !DILocation(line: 26, column: 11, scope: !75)
!86 = !DILocation(line: 26, column: 12, scope: !75)
!87 = !DILocation(line: 27, column: 25, scope: !75)
!88 = !DILocation(line: 27, column: 33, scope: !75)
!89 = !DILocation(line: 27, column: 3, scope: !75)
!90 = !DILocation(line: 28, column: 25, scope: !75)
!91 = !DILocation(line: 28, column: 33, scope: !75)
!92 = !DILocation(line: 28, column: 3, scope: !75)
!93 = !DILocation(line: 29, column: 10, scope: !75)
!94 = !DILocation(line: 29, column: 3, scope: !75)
