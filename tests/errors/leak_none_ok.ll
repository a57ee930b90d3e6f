; ModuleID = 'leak_none_ok.c'
source_filename = "leak_none_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { ptr }

@list = internal global ptr null, align 8, !dbg !0
@inside = internal global ptr null, align 8, !dbg !12
@own = internal thread_local global ptr null, align 8, !dbg !14
@tagged = internal global i64 0, align 8, !dbg !18
@turned = internal global i64 0, align 8, !dbg !20
@bytes = internal global [9 x i8] zeroinitializer, align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !38 {
entry:
  %retval = alloca i32, align 4
  %local = alloca ptr, align 8
  %moved = alloca ptr, align 8
  %t = alloca i64, align 8
  %block = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %local, !42, !DIExpression(), !43)
  %call = call ptr @malloc(i64 noundef 1) #6, !dbg !44
  store ptr %call, ptr %local, align 8, !dbg !43
  %0 = load ptr, ptr %local, align 8, !dbg !45
  %arrayidx = getelementptr inbounds i8, ptr %0, i64 0, !dbg !45
  store i8 0, ptr %arrayidx, align 1, !dbg !46
  %call1 = call ptr @malloc(i64 noundef 8) #6, !dbg !47
  store ptr %call1, ptr @list, align 8, !dbg !48
  %call2 = call ptr @malloc(i64 noundef 8) #6, !dbg !49
  %1 = load ptr, ptr @list, align 8, !dbg !50
  %next = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !51
  store ptr %call2, ptr %next, align 8, !dbg !52
  %2 = load ptr, ptr @list, align 8, !dbg !53
  %3 = load ptr, ptr @list, align 8, !dbg !54
  %next3 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0, !dbg !55
  %4 = load ptr, ptr %next3, align 8, !dbg !55
  %next4 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 0, !dbg !56
  store ptr %2, ptr %next4, align 8, !dbg !57
  %call5 = call ptr @malloc(i64 noundef 16) #6, !dbg !58
  %add.ptr = getelementptr inbounds i8, ptr %call5, i64 7, !dbg !59
  store ptr %add.ptr, ptr @inside, align 8, !dbg !60
  %call6 = call ptr @malloc(i64 noundef 4) #6, !dbg !61
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @own), !dbg !62
  store ptr %call6, ptr %5, align 8, !dbg !63
  %call7 = call ptr @malloc(i64 noundef 8) #6, !dbg !64
  %6 = ptrtoint ptr %call7 to i64, !dbg !65
  %or = or i64 %6, 1, !dbg !66
  store i64 %or, ptr @tagged, align 8, !dbg !67
  %call8 = call ptr @malloc(i64 noundef 8) #6, !dbg !68
  %7 = ptrtoint ptr %call8 to i64, !dbg !69
  %xor = xor i64 %7, 255, !dbg !70
  store i64 %xor, ptr @turned, align 8, !dbg !71
    #dbg_declare(ptr %moved, !72, !DIExpression(), !73)
  %call9 = call ptr @malloc(i64 noundef 3) #6, !dbg !74
  store ptr %call9, ptr %moved, align 8, !dbg !73
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 getelementptr inbounds (i8, ptr @bytes, i64 1), ptr align 8 %moved, i64 8, i1 false), !dbg !75
  store ptr null, ptr %moved, align 8, !dbg !76
    #dbg_declare(ptr %t, !77, !DIExpression(), !80)
  %call10 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @run, ptr noundef null), !dbg !81
    #dbg_declare(ptr %block, !82, !DIExpression(), !83)
  %8 = load i64, ptr %t, align 8, !dbg !84
  %call11 = call i32 @pthread_join(i64 noundef %8, ptr noundef %block), !dbg !85
  call void @exit(i32 noundef 0) #7, !dbg !86
  unreachable, !dbg !86
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %unused) #0 !dbg !87 {
entry:
  %unused.addr = alloca ptr, align 8
  %block = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !90, !DIExpression(), !91)
  %call = call ptr @malloc(i64 noundef 4) #6, !dbg !92
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @own), !dbg !93
  store ptr %call, ptr %0, align 8, !dbg !94
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !95
    #dbg_declare(ptr %block, !96, !DIExpression(), !97)
  %call1 = call ptr @malloc(i64 noundef 24) #6, !dbg !98
  store ptr %call1, ptr %block, align 8, !dbg !97
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @own), !dbg !99
  %3 = load ptr, ptr %2, align 8, !dbg !99
  call void @free(ptr noundef %3), !dbg !100
  %4 = load ptr, ptr %block, align 8, !dbg !101
  ret ptr %4, !dbg !102
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn
declare void @exit(i32 noundef) #5

declare void @free(ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { allocsize(0) }
attributes #7 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "list", scope: !2, file: !3, line: 15, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leak_none_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "38e6c79d342b13c37926c116f6a092cc")
!4 = !{!5, !7, !10}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !8, line: 47, baseType: !9)
!8 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !{!0, !12, !14, !18, !20, !22}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 16, type: !5, isLocal: true, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 17, type: !16, isLocal: true, isDefinition: true)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "tagged", scope: !2, file: !3, line: 18, type: !7, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "turned", scope: !2, file: !3, line: 18, type: !7, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "bytes", scope: !2, file: !3, line: 19, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 72, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 9)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 11, size: 64, elements: !29)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !28, file: !3, line: 12, baseType: !27, size: 64)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !39, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!17}
!41 = !{}
!42 = !DILocalVariable(name: "local", scope: !38, file: !3, line: 30, type: !5)
!43 = !DILocation(line: 30, column: 9, scope: !38)
!44 = !DILocation(line: 30, column: 17, scope: !38)
!45 = !DILocation(line: 31, column: 3, scope: !38)
!46 = !DILocation(line: 31, column: 12, scope: !38)
!47 = !DILocation(line: 32, column: 10, scope: !38)
!48 = !DILocation(line: 32, column: 8, scope: !38)
!49 = !DILocation(line: 33, column: 16, scope: !38)
!50 = !DILocation(line: 33, column: 3, scope: !38)
!51 = !DILocation(line: 33, column: 9, scope: !38)
!52 = !DILocation(line: 33, column: 14, scope: !38)
!53 = !DILocation(line: 34, column: 22, scope: !38)
!54 = !DILocation(line: 34, column: 3, scope: !38)
!55 = !DILocation(line: 34, column: 9, scope: !38)
!56 = !DILocation(line: 34, column: 15, scope: !38)
!57 = !DILocation(line: 34, column: 20, scope: !38)
!58 = !DILocation(line: 35, column: 20, scope: !38)
!59 = !DILocation(line: 35, column: 31, scope: !38)
!60 = !DILocation(line: 35, column: 10, scope: !38)
!61 = !DILocation(line: 36, column: 9, scope: !38)
!62 = !DILocation(line: 36, column: 3, scope: !38)
!63 = !DILocation(line: 36, column: 7, scope: !38)
!64 = !DILocation(line: 37, column: 23, scope: !38)
!65 = !DILocation(line: 37, column: 12, scope: !38)
!66 = !DILocation(line: 37, column: 33, scope: !38)
!67 = !DILocation(line: 37, column: 10, scope: !38)
!68 = !DILocation(line: 38, column: 23, scope: !38)
!69 = !DILocation(line: 38, column: 12, scope: !38)
!70 = !DILocation(line: 38, column: 33, scope: !38)
!71 = !DILocation(line: 38, column: 10, scope: !38)
!72 = !DILocalVariable(name: "moved", scope: !38, file: !3, line: 39, type: !10)
!73 = !DILocation(line: 39, column: 9, scope: !38)
!74 = !DILocation(line: 39, column: 17, scope: !38)
!75 = !DILocation(line: 40, column: 3, scope: !38)
!76 = !DILocation(line: 41, column: 9, scope: !38)
!77 = !DILocalVariable(name: "t", scope: !38, file: !3, line: 42, type: !78)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !79, line: 35, baseType: !9)
!79 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!80 = !DILocation(line: 42, column: 13, scope: !38)
!81 = !DILocation(line: 43, column: 3, scope: !38)
!82 = !DILocalVariable(name: "block", scope: !38, file: !3, line: 44, type: !10)
!83 = !DILocation(line: 44, column: 9, scope: !38)
!84 = !DILocation(line: 45, column: 16, scope: !38)
!85 = !DILocation(line: 45, column: 3, scope: !38)
!86 = !DILocation(line: 46, column: 3, scope: !38)
!87 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 21, type: !88, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!88 = !DISubroutineType(types: !89)
!89 = !{!10, !10}
!90 = !DILocalVariable(name: "unused", arg: 1, scope: !87, file: !3, line: 21, type: !10)
!91 = !DILocation(line: 21, column: 24, scope: !87)
!92 = !DILocation(line: 22, column: 9, scope: !87)
!93 = !DILocation(line: 22, column: 3, scope: !87)
!94 = !DILocation(line: 22, column: 7, scope: !87)
!95 = !DILocation(line: 23, column: 9, scope: !87)
!96 = !DILocalVariable(name: "block", scope: !87, file: !3, line: 24, type: !10)
!97 = !DILocation(line: 24, column: 9, scope: !87)
!98 = !DILocation(line: 24, column: 17, scope: !87)
!99 = !DILocation(line: 25, column: 8, scope: !87)
!100 = !DILocation(line: 25, column: 3, scope: !87)
!101 = !DILocation(line: 26, column: 10, scope: !87)
!102 = !DILocation(line: 26, column: 3, scope: !87)
