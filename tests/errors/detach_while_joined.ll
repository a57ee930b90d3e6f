; ModuleID = 'detach_while_joined.c'
source_filename = "detach_while_joined.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@worker_id = internal global i64 0, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !22, !DIExpression(), !23)
  %call = call i32 @pthread_create(ptr noundef @worker_id, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !24
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @detach, ptr noundef null), !dbg !25
  %0 = load i64, ptr @worker_id, align 8, !dbg !26
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !27
  %1 = load i64, ptr %t, align 8, !dbg !28
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !29
  ret i32 0, !dbg !30
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !31 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !34, !DIExpression(), !35)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !36
  ret ptr %0, !dbg !37
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @detach(ptr noundef %unused) #0 !dbg !38 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !39, !DIExpression(), !40)
  %0 = load i64, ptr @worker_id, align 8, !dbg !41
  %call = call i32 @pthread_detach(i64 noundef %0), !dbg !42
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !43
  ret ptr %1, !dbg !44
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_detach(i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "worker_id", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "detach_while_joined.c", directory: ".", checksumkind: CSK_MD5, checksum: "cda151dd109cfd421b9a067707671a7e")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 35, baseType: !9)
!8 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !18, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !17, file: !3, line: 20, type: !7)
!23 = !DILocation(line: 20, column: 13, scope: !17)
!24 = !DILocation(line: 21, column: 3, scope: !17)
!25 = !DILocation(line: 22, column: 3, scope: !17)
!26 = !DILocation(line: 23, column: 16, scope: !17)
!27 = !DILocation(line: 23, column: 3, scope: !17)
!28 = !DILocation(line: 24, column: 16, scope: !17)
!29 = !DILocation(line: 24, column: 3, scope: !17)
!30 = !DILocation(line: 25, column: 3, scope: !17)
!31 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 10, type: !32, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!32 = !DISubroutineType(types: !33)
!33 = !{!5, !5}
!34 = !DILocalVariable(name: "unused", arg: 1, scope: !31, file: !3, line: 10, type: !5)
!35 = !DILocation(line: 10, column: 27, scope: !31)
!36 = !DILocation(line: 11, column: 10, scope: !31)
!37 = !DILocation(line: 11, column: 3, scope: !31)
!38 = distinct !DISubprogram(name: "detach", scope: !3, file: !3, line: 14, type: !32, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!39 = !DILocalVariable(name: "unused", arg: 1, scope: !38, file: !3, line: 14, type: !5)
!40 = !DILocation(line: 14, column: 27, scope: !38)
!41 = !DILocation(line: 15, column: 18, scope: !38)
!42 = !DILocation(line: 15, column: 3, scope: !38)
!43 = !DILocation(line: 16, column: 10, scope: !38)
!44 = !DILocation(line: 16, column: 3, scope: !38)
