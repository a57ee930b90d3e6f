; ModuleID = 'mutex_heap_initialiser_ok.c'
source_filename = "mutex_heap_initialiser_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%struct.guarded = type { %union.pthread_mutex_t, i32 }
%struct.anon = type { i32, i32, i32, i32, i32 }

@shared = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !40 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %.compoundliteral = alloca %union.pthread_mutex_t, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !44, !DIExpression(), !47)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @idle, ptr noundef null), !dbg !48
  %0 = load i64, ptr %t, align 8, !dbg !49
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !50
  %call2 = call ptr @malloc(i64 noundef 48) #5, !dbg !51
  store ptr %call2, ptr @shared, align 8, !dbg !52
  %1 = load ptr, ptr @shared, align 8, !dbg !53
  %mutex = getelementptr inbounds %struct.guarded, ptr %1, i32 0, i32 0, !dbg !54
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral, i8 0, i64 40, i1 false), !dbg !55
  %__lock = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 0, !dbg !56
  %__count = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 1, !dbg !56
  %__owner = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 2, !dbg !56
  %__users = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 3, !dbg !56
  %__kind = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 4, !dbg !56
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %mutex, ptr align 8 %.compoundliteral, i64 40, i1 false), !dbg !55
  %2 = load ptr, ptr @shared, align 8, !dbg !57
  %n = getelementptr inbounds %struct.guarded, ptr %2, i32 0, i32 1, !dbg !58
  store i32 0, ptr %n, align 8, !dbg !59
  %call3 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @count, ptr noundef null), !dbg !60
  %call4 = call ptr @count(ptr noundef null), !dbg !61
  %3 = load i64, ptr %t, align 8, !dbg !62
  %call5 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !63
  %4 = load ptr, ptr @shared, align 8, !dbg !64
  %n6 = getelementptr inbounds %struct.guarded, ptr %4, i32 0, i32 1, !dbg !65
  %5 = load i32, ptr %n6, align 8, !dbg !65
  %sub = sub nsw i32 %5, 2, !dbg !66
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

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

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
  %n = getelementptr inbounds %struct.guarded, ptr %1, i32 0, i32 1, !dbg !82
  %2 = load i32, ptr %n, align 8, !dbg !83
  %inc = add nsw i32 %2, 1, !dbg !83
  store i32 %inc, ptr %n, align 8, !dbg !83
  %3 = load ptr, ptr @shared, align 8, !dbg !84
  %mutex1 = getelementptr inbounds %struct.guarded, ptr %3, i32 0, i32 0, !dbg !85
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef %mutex1), !dbg !86
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !87
  ret ptr %4, !dbg !88
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 12, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mutex_heap_initialiser_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "df2a22caf0fcea410e5f46a202bd6320")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "guarded", file: !3, line: 9, size: 384, elements: !9)
!9 = !{!10, !32}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "mutex", scope: !8, file: !3, line: 10, baseType: !11, size: 320)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !12, line: 52, baseType: !13)
!12 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!13 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 40, size: 320, elements: !14)
!14 = !{!15, !25, !30}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !13, file: !12, line: 49, baseType: !16, size: 160)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !13, file: !12, line: 41, size: 160, elements: !17)
!17 = !{!18, !20, !22, !23, !24}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !16, file: !12, line: 42, baseType: !19, size: 32)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !16, file: !12, line: 43, baseType: !21, size: 32, offset: 32)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !16, file: !12, line: 44, baseType: !19, size: 32, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !16, file: !12, line: 46, baseType: !21, size: 32, offset: 96)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !16, file: !12, line: 48, baseType: !19, size: 32, offset: 128)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !13, file: !12, line: 50, baseType: !26, size: 320)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 320, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 40)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !13, file: !12, line: 51, baseType: !31, size: 64)
!31 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !8, file: !3, line: 11, baseType: !19, size: 32, offset: 320)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !41, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!19}
!43 = !{}
!44 = !DILocalVariable(name: "t", scope: !40, file: !3, line: 26, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !12, line: 35, baseType: !46)
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 26, column: 13, scope: !40)
!48 = !DILocation(line: 27, column: 3, scope: !40)
!49 = !DILocation(line: 28, column: 16, scope: !40)
!50 = !DILocation(line: 28, column: 3, scope: !40)
!51 = !DILocation(line: 29, column: 12, scope: !40)
!52 = !DILocation(line: 29, column: 10, scope: !40)
!53 = !DILocation(line: 30, column: 3, scope: !40)
!54 = !DILocation(line: 30, column: 11, scope: !40)
!55 = !DILocation(line: 30, column: 19, scope: !40)
!56 = !DILocation(line: 30, column: 36, scope: !40)
!57 = !DILocation(line: 31, column: 3, scope: !40)
!58 = !DILocation(line: 31, column: 11, scope: !40)
!59 = !DILocation(line: 31, column: 13, scope: !40)
!60 = !DILocation(line: 32, column: 3, scope: !40)
!61 = !DILocation(line: 33, column: 3, scope: !40)
!62 = !DILocation(line: 34, column: 16, scope: !40)
!63 = !DILocation(line: 34, column: 3, scope: !40)
!64 = !DILocation(line: 35, column: 10, scope: !40)
!65 = !DILocation(line: 35, column: 18, scope: !40)
!66 = !DILocation(line: 35, column: 20, scope: !40)
!67 = !DILocation(line: 35, column: 3, scope: !40)
!68 = distinct !DISubprogram(name: "idle", scope: !3, file: !3, line: 14, type: !69, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!69 = !DISubroutineType(types: !70)
!70 = !{!5, !5}
!71 = !DILocalVariable(name: "unused", arg: 1, scope: !68, file: !3, line: 14, type: !5)
!72 = !DILocation(line: 14, column: 25, scope: !68)
!73 = !DILocation(line: 15, column: 10, scope: !68)
!74 = !DILocation(line: 15, column: 3, scope: !68)
!75 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 18, type: !69, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !75, file: !3, line: 18, type: !5)
!77 = !DILocation(line: 18, column: 26, scope: !75)
!78 = !DILocation(line: 19, column: 23, scope: !75)
!79 = !DILocation(line: 19, column: 31, scope: !75)
!80 = !DILocation(line: 19, column: 3, scope: !75)
!81 = !DILocation(line: 20, column: 3, scope: !75)
!82 = !DILocation(line: 20, column: 11, scope: !75)
!83 = !DILocation(line: 20, column: 12, scope: !75)
!84 = !DILocation(line: 21, column: 25, scope: !75)
!85 = !DILocation(line: 21, column: 33, scope: !75)
!86 = !DILocation(line: 21, column: 3, scope: !75)
!87 = !DILocation(line: 22, column: 10, scope: !75)
!88 = !DILocation(line: 22, column: 3, scope: !75)
