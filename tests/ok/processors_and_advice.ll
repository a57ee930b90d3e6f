; ModuleID = 'processors_and_advice.c'
source_filename = "processors_and_advice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.cpu_set_t = type { [16 x i64] }

@main.page = internal global [4096 x i8] zeroinitializer, align 4096, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !17

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !30, !DIExpression(), !34)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @run, ptr noundef null), !dbg !35
  %0 = load i64, ptr %thread, align 8, !dbg !36
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !37
  %call2 = call i32 @get_nprocs(), !dbg !38
  %cmp = icmp sgt i32 %call2, 0, !dbg !39
  %conv = zext i1 %cmp to i32, !dbg !39
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv), !dbg !40
  %call4 = call i32 @madvise(ptr noundef @main.page, i64 noundef 4096, i32 noundef 3), !dbg !41
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call4), !dbg !42
  %call6 = call i32 @posix_madvise(ptr noundef @main.page, i64 noundef 4096, i32 noundef 2), !dbg !43
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call6), !dbg !44
  %call8 = call i32 @posix_madvise(ptr noundef @main.page, i64 noundef 4096, i32 noundef 77), !dbg !45
  %cmp9 = icmp eq i32 %call8, 22, !dbg !46
  %conv10 = zext i1 %cmp9 to i32, !dbg !46
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv10), !dbg !47
  ret i32 0, !dbg !48
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %unused) #0 !dbg !49 {
entry:
  %unused.addr = alloca ptr, align 8
  %first = alloca %struct.cpu_set_t, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !52, !DIExpression(), !53)
    #dbg_declare(ptr %first, !54, !DIExpression(), !63)
  call void @llvm.memset.p0.i64(ptr align 8 %first, i8 0, i64 128, i1 false), !dbg !63
  %0 = getelementptr inbounds { <{ i64, [15 x i64] }> }, ptr %first, i32 0, i32 0, !dbg !63
  %1 = getelementptr inbounds <{ i64, [15 x i64] }>, ptr %0, i32 0, i32 0, !dbg !63
  store i64 1, ptr %1, align 8, !dbg !63
  %call = call i64 @pthread_self(), !dbg !64
  %call1 = call i32 @pthread_setaffinity_np(i64 noundef %call, i64 noundef 128, ptr noundef %first), !dbg !65
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call1), !dbg !66
  %call3 = call i64 @pthread_self(), !dbg !67
  %call4 = call i32 @pthread_setaffinity_np(i64 noundef %call3, i64 noundef 0, ptr noundef %first), !dbg !68
  %cmp = icmp eq i32 %call4, 22, !dbg !69
  %conv = zext i1 %cmp to i32, !dbg !69
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv), !dbg !70
  %2 = load ptr, ptr %unused.addr, align 8, !dbg !71
  ret ptr %2, !dbg !72
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare i32 @get_nprocs() #1

declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef) #1

declare i32 @posix_madvise(ptr noundef, i64 noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare i32 @pthread_setaffinity_np(i64 noundef, i64 noundef, ptr noundef) #1

declare i64 @pthread_self() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "page", scope: !2, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true, align: 32768)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !4, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !19)
!3 = !DIFile(filename: "processors_and_advice.c", directory: ".", checksumkind: CSK_MD5, checksum: "81b41d5a56614f5db6023d1159b6dc70")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !{!0, !11, !17}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 32, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 4)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !13, isLocal: true, isDefinition: true)
!19 = !{}
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 32768, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 4096)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !DILocalVariable(name: "thread", scope: !2, file: !3, line: 22, type: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 39, baseType: !33)
!32 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = !DILocation(line: 22, column: 13, scope: !2)
!35 = !DILocation(line: 24, column: 3, scope: !2)
!36 = !DILocation(line: 25, column: 16, scope: !2)
!37 = !DILocation(line: 25, column: 3, scope: !2)
!38 = !DILocation(line: 26, column: 17, scope: !2)
!39 = !DILocation(line: 26, column: 30, scope: !2)
!40 = !DILocation(line: 26, column: 3, scope: !2)
!41 = !DILocation(line: 27, column: 17, scope: !2)
!42 = !DILocation(line: 27, column: 3, scope: !2)
!43 = !DILocation(line: 28, column: 17, scope: !2)
!44 = !DILocation(line: 28, column: 3, scope: !2)
!45 = !DILocation(line: 29, column: 18, scope: !2)
!46 = !DILocation(line: 29, column: 55, scope: !2)
!47 = !DILocation(line: 29, column: 3, scope: !2)
!48 = !DILocation(line: 30, column: 3, scope: !2)
!49 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 14, type: !50, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !19)
!50 = !DISubroutineType(types: !51)
!51 = !{!9, !9}
!52 = !DILocalVariable(name: "unused", arg: 1, scope: !49, file: !3, line: 14, type: !9)
!53 = !DILocation(line: 14, column: 24, scope: !49)
!54 = !DILocalVariable(name: "first", scope: !49, file: !3, line: 15, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "cpu_set_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "../../libc-shim/include/sched.h", directory: ".", checksumkind: CSK_MD5, checksum: "dadf271c7048d34a332ba2fbb49d2b07")
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !56, line: 25, size: 1024, elements: !58)
!58 = !{!59}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !57, file: !56, line: 26, baseType: !60, size: 1024)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 1024, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 16)
!63 = !DILocation(line: 15, column: 13, scope: !49)
!64 = !DILocation(line: 16, column: 40, scope: !49)
!65 = !DILocation(line: 16, column: 17, scope: !49)
!66 = !DILocation(line: 16, column: 3, scope: !49)
!67 = !DILocation(line: 17, column: 41, scope: !49)
!68 = !DILocation(line: 17, column: 18, scope: !49)
!69 = !DILocation(line: 17, column: 68, scope: !49)
!70 = !DILocation(line: 17, column: 3, scope: !49)
!71 = !DILocation(line: 18, column: 10, scope: !49)
!72 = !DILocation(line: 18, column: 3, scope: !49)
