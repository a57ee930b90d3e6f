; ModuleID = 'use_after_free_signal.c'
source_filename = "use_after_free_signal.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.object = type { %union.pthread_mutex_t, %union.pthread_cond_t, i32 }
%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_cond_t = type { i64, [40 x i8] }

@shared = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !54, !DIExpression(), !57)
  %call = call ptr @malloc(i64 noundef 96) #3, !dbg !58
  store ptr %call, ptr @shared, align 8, !dbg !59
  %0 = load ptr, ptr @shared, align 8, !dbg !60
  %mutex = getelementptr inbounds %struct.object, ptr %0, i32 0, i32 0, !dbg !61
  %call1 = call i32 @pthread_mutex_init(ptr noundef %mutex, ptr noundef null), !dbg !62
  %1 = load ptr, ptr @shared, align 8, !dbg !63
  %cond = getelementptr inbounds %struct.object, ptr %1, i32 0, i32 1, !dbg !64
  %call2 = call i32 @pthread_cond_init(ptr noundef %cond, ptr noundef null), !dbg !65
  %2 = load ptr, ptr @shared, align 8, !dbg !66
  %is_ready = getelementptr inbounds %struct.object, ptr %2, i32 0, i32 2, !dbg !67
  store i32 0, ptr %is_ready, align 8, !dbg !68
  %call3 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @produce, ptr noundef null), !dbg !69
  %3 = load ptr, ptr @shared, align 8, !dbg !70
  %mutex4 = getelementptr inbounds %struct.object, ptr %3, i32 0, i32 0, !dbg !71
  %call5 = call i32 @pthread_mutex_lock(ptr noundef %mutex4), !dbg !72
  br label %while.cond, !dbg !73

while.cond:                                       ; preds = %while.body, %entry
  %4 = load ptr, ptr @shared, align 8, !dbg !74
  %is_ready6 = getelementptr inbounds %struct.object, ptr %4, i32 0, i32 2, !dbg !75
  %5 = load i32, ptr %is_ready6, align 8, !dbg !75
  %tobool = icmp ne i32 %5, 0, !dbg !76
  %lnot = xor i1 %tobool, true, !dbg !76
  br i1 %lnot, label %while.body, label %while.end, !dbg !73

while.body:                                       ; preds = %while.cond
  %6 = load ptr, ptr @shared, align 8, !dbg !77
  %cond7 = getelementptr inbounds %struct.object, ptr %6, i32 0, i32 1, !dbg !78
  %7 = load ptr, ptr @shared, align 8, !dbg !79
  %mutex8 = getelementptr inbounds %struct.object, ptr %7, i32 0, i32 0, !dbg !80
  %call9 = call i32 @pthread_cond_wait(ptr noundef %cond7, ptr noundef %mutex8), !dbg !81
  br label %while.cond, !dbg !73, !llvm.loop !82

while.end:                                        ; preds = %while.cond
  %8 = load ptr, ptr @shared, align 8, !dbg !85
  %mutex10 = getelementptr inbounds %struct.object, ptr %8, i32 0, i32 0, !dbg !86
  %call11 = call i32 @pthread_mutex_unlock(ptr noundef %mutex10), !dbg !87
  %9 = load ptr, ptr @shared, align 8, !dbg !88
  call void @free(ptr noundef %9), !dbg !89
  %10 = load i64, ptr %t, align 8, !dbg !90
  %call12 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !91
  ret i32 0, !dbg !92
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_cond_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @produce(ptr noundef %unused) #0 !dbg !93 {
entry:
  %unused.addr = alloca ptr, align 8
  %object = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !96, !DIExpression(), !97)
    #dbg_declare(ptr %object, !98, !DIExpression(), !99)
  %0 = load ptr, ptr @shared, align 8, !dbg !100
  store ptr %0, ptr %object, align 8, !dbg !99
  %1 = load ptr, ptr %object, align 8, !dbg !101
  %mutex = getelementptr inbounds %struct.object, ptr %1, i32 0, i32 0, !dbg !102
  %call = call i32 @pthread_mutex_lock(ptr noundef %mutex), !dbg !103
  %2 = load ptr, ptr %object, align 8, !dbg !104
  %is_ready = getelementptr inbounds %struct.object, ptr %2, i32 0, i32 2, !dbg !105
  store i32 1, ptr %is_ready, align 8, !dbg !106
  %3 = load ptr, ptr %object, align 8, !dbg !107
  %mutex1 = getelementptr inbounds %struct.object, ptr %3, i32 0, i32 0, !dbg !108
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef %mutex1), !dbg !109
  %4 = load ptr, ptr %object, align 8, !dbg !110
  %cond = getelementptr inbounds %struct.object, ptr %4, i32 0, i32 1, !dbg !111
  %call3 = call i32 @pthread_cond_signal(ptr noundef %cond), !dbg !112
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !113
  ret ptr %5, !dbg !114
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare void @free(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_cond_signal(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 13, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "use_after_free_signal.c", directory: ".", checksumkind: CSK_MD5, checksum: "cc545e239ce57bd5d992de7603adbf37")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "object", file: !3, line: 9, size: 768, elements: !9)
!9 = !{!10, !32, !42}
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
!32 = !DIDerivedType(tag: DW_TAG_member, name: "cond", scope: !8, file: !3, line: 11, baseType: !33, size: 384, offset: 320)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !12, line: 61, baseType: !34)
!34 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 58, size: 384, elements: !35)
!35 = !{!36, !40}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !34, file: !12, line: 59, baseType: !37, size: 384)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 384, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 12)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !34, file: !12, line: 60, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "is_ready", scope: !8, file: !3, line: 12, baseType: !19, size: 32, offset: 704)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !51, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!19}
!53 = !{}
!54 = !DILocalVariable(name: "t", scope: !50, file: !3, line: 25, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !12, line: 35, baseType: !56)
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 25, column: 13, scope: !50)
!58 = !DILocation(line: 26, column: 12, scope: !50)
!59 = !DILocation(line: 26, column: 10, scope: !50)
!60 = !DILocation(line: 27, column: 23, scope: !50)
!61 = !DILocation(line: 27, column: 31, scope: !50)
!62 = !DILocation(line: 27, column: 3, scope: !50)
!63 = !DILocation(line: 28, column: 22, scope: !50)
!64 = !DILocation(line: 28, column: 30, scope: !50)
!65 = !DILocation(line: 28, column: 3, scope: !50)
!66 = !DILocation(line: 29, column: 3, scope: !50)
!67 = !DILocation(line: 29, column: 11, scope: !50)
!68 = !DILocation(line: 29, column: 20, scope: !50)
!69 = !DILocation(line: 30, column: 3, scope: !50)
!70 = !DILocation(line: 31, column: 23, scope: !50)
!71 = !DILocation(line: 31, column: 31, scope: !50)
!72 = !DILocation(line: 31, column: 3, scope: !50)
!73 = !DILocation(line: 32, column: 3, scope: !50)
!74 = !DILocation(line: 32, column: 11, scope: !50)
!75 = !DILocation(line: 32, column: 19, scope: !50)
!76 = !DILocation(line: 32, column: 10, scope: !50)
!77 = !DILocation(line: 33, column: 24, scope: !50)
!78 = !DILocation(line: 33, column: 32, scope: !50)
!79 = !DILocation(line: 33, column: 39, scope: !50)
!80 = !DILocation(line: 33, column: 47, scope: !50)
!81 = !DILocation(line: 33, column: 5, scope: !50)
!82 = distinct !{!82, !73, !83, !84}
!83 = !DILocation(line: 33, column: 52, scope: !50)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocation(line: 34, column: 25, scope: !50)
!86 = !DILocation(line: 34, column: 33, scope: !50)
!87 = !DILocation(line: 34, column: 3, scope: !50)
!88 = !DILocation(line: 35, column: 8, scope: !50)
!89 = !DILocation(line: 35, column: 3, scope: !50)
!90 = !DILocation(line: 36, column: 16, scope: !50)
!91 = !DILocation(line: 36, column: 3, scope: !50)
!92 = !DILocation(line: 37, column: 3, scope: !50)
!93 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 15, type: !94, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!94 = !DISubroutineType(types: !95)
!95 = !{!5, !5}
!96 = !DILocalVariable(name: "unused", arg: 1, scope: !93, file: !3, line: 15, type: !5)
!97 = !DILocation(line: 15, column: 28, scope: !93)
!98 = !DILocalVariable(name: "object", scope: !93, file: !3, line: 16, type: !7)
!99 = !DILocation(line: 16, column: 18, scope: !93)
!100 = !DILocation(line: 16, column: 27, scope: !93)
!101 = !DILocation(line: 17, column: 23, scope: !93)
!102 = !DILocation(line: 17, column: 31, scope: !93)
!103 = !DILocation(line: 17, column: 3, scope: !93)
!104 = !DILocation(line: 18, column: 3, scope: !93)
!105 = !DILocation(line: 18, column: 11, scope: !93)
!106 = !DILocation(line: 18, column: 20, scope: !93)
!107 = !DILocation(line: 19, column: 25, scope: !93)
!108 = !DILocation(line: 19, column: 33, scope: !93)
!109 = !DILocation(line: 19, column: 3, scope: !93)
!110 = !DILocation(line: 20, column: 24, scope: !93)
!111 = !DILocation(line: 20, column: 32, scope: !93)
!112 = !DILocation(line: 20, column: 3, scope: !93)
!113 = !DILocation(line: 21, column: 10, scope: !93)
!114 = !DILocation(line: 21, column: 3, scope: !93)
