; ModuleID = 'use_after_free_timedwait.c'
source_filename = "use_after_free_timedwait.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.anon = type { i32, i32, i32, i32, i32 }

@cond = internal global ptr null, align 8, !dbg !0
@__const.waiter.until = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !51, !DIExpression(), !54)
  %call = call ptr @malloc(i64 noundef 48) #4, !dbg !55
  store ptr %call, ptr @cond, align 8, !dbg !56
  %0 = load ptr, ptr @cond, align 8, !dbg !57
  %call1 = call i32 @pthread_cond_init(ptr noundef %0, ptr noundef null), !dbg !58
  %call2 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !59
  %1 = load ptr, ptr @cond, align 8, !dbg !60
  call void @free(ptr noundef %1), !dbg !61
  %2 = load i64, ptr %t, align 8, !dbg !62
  %call3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !63
  ret i32 0, !dbg !64
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_cond_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %unused) #0 !dbg !65 {
entry:
  %unused.addr = alloca ptr, align 8
  %until = alloca %struct.timespec, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !68, !DIExpression(), !69)
    #dbg_declare(ptr %until, !70, !DIExpression(), !77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %until, ptr align 8 @__const.waiter.until, i64 16, i1 false), !dbg !77
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !78
  %0 = load ptr, ptr @cond, align 8, !dbg !79
  %call1 = call i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef @mutex, ptr noundef %until), !dbg !80
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !81
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !82
  ret ptr %1, !dbg !83
}

declare void @free(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 11, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "use_after_free_timedwait.c", directory: ".", checksumkind: CSK_MD5, checksum: "b945615a735b87a48728793adc5aca77")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 52, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 40, size: 320, elements: !12)
!12 = !{!13, !23, !28}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !11, file: !10, line: 49, baseType: !14, size: 160)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !11, file: !10, line: 41, size: 160, elements: !15)
!15 = !{!16, !18, !20, !21, !22}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !10, line: 42, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !10, line: 43, baseType: !19, size: 32, offset: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !10, line: 44, baseType: !17, size: 32, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !14, file: !10, line: 46, baseType: !19, size: 32, offset: 96)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !10, line: 48, baseType: !17, size: 32, offset: 128)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !11, file: !10, line: 50, baseType: !24, size: 320)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 320, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 40)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 51, baseType: !29, size: 64)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !10, line: 61, baseType: !32)
!32 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 58, size: 384, elements: !33)
!33 = !{!34, !38}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !32, file: !10, line: 59, baseType: !35, size: 384)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 384, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 12)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !32, file: !10, line: 60, baseType: !39, size: 64)
!39 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !48, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!17}
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 22, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !53)
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DILocation(line: 22, column: 13, scope: !47)
!55 = !DILocation(line: 23, column: 10, scope: !47)
!56 = !DILocation(line: 23, column: 8, scope: !47)
!57 = !DILocation(line: 24, column: 21, scope: !47)
!58 = !DILocation(line: 24, column: 3, scope: !47)
!59 = !DILocation(line: 25, column: 3, scope: !47)
!60 = !DILocation(line: 26, column: 8, scope: !47)
!61 = !DILocation(line: 26, column: 3, scope: !47)
!62 = !DILocation(line: 27, column: 16, scope: !47)
!63 = !DILocation(line: 27, column: 3, scope: !47)
!64 = !DILocation(line: 28, column: 3, scope: !47)
!65 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 13, type: !66, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!66 = !DISubroutineType(types: !67)
!67 = !{!5, !5}
!68 = !DILocalVariable(name: "unused", arg: 1, scope: !65, file: !3, line: 13, type: !5)
!69 = !DILocation(line: 13, column: 27, scope: !65)
!70 = !DILocalVariable(name: "until", scope: !65, file: !3, line: 14, type: !71)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !72, line: 8, size: 128, elements: !73)
!72 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "bf5d7d176456dd20fa64de6e23b5dbd3")
!73 = !{!74, !76}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !71, file: !72, line: 9, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !10, line: 23, baseType: !29)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !71, file: !72, line: 10, baseType: !29, size: 64, offset: 64)
!77 = !DILocation(line: 14, column: 19, scope: !65)
!78 = !DILocation(line: 15, column: 3, scope: !65)
!79 = !DILocation(line: 16, column: 26, scope: !65)
!80 = !DILocation(line: 16, column: 3, scope: !65)
!81 = !DILocation(line: 17, column: 3, scope: !65)
!82 = !DILocation(line: 18, column: 10, scope: !65)
!83 = !DILocation(line: 18, column: 3, scope: !65)
