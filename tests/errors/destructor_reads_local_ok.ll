; ModuleID = 'destructor_reads_local_ok.c'
source_filename = "destructor_reads_local_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@key = internal global i32 0, align 4, !dbg !0
@seen = internal global i32 0, align 4, !dbg !9

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !25, !DIExpression(), !28)
  %call = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destroy), !dbg !29
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !30
  %0 = load i64, ptr %t, align 8, !dbg !31
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !32
  %1 = load i32, ptr @seen, align 4, !dbg !33
  %sub = sub nsw i32 %1, 4, !dbg !34
  ret i32 %sub, !dbg !35
}

declare i32 @pthread_key_create(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @destroy(ptr noundef %value) #0 !dbg !36 {
entry:
  %value.addr = alloca ptr, align 8
  store ptr %value, ptr %value.addr, align 8
    #dbg_declare(ptr %value.addr, !39, !DIExpression(), !40)
  %0 = load ptr, ptr %value.addr, align 8, !dbg !41
  %1 = load i32, ptr %0, align 4, !dbg !42
  store i32 %1, ptr @seen, align 4, !dbg !43
  ret void, !dbg !44
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !45 {
entry:
  %unused.addr = alloca ptr, align 8
  %local = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !48, !DIExpression(), !49)
    #dbg_declare(ptr %local, !50, !DIExpression(), !51)
  store i32 4, ptr %local, align 4, !dbg !51
  %0 = load i32, ptr @key, align 4, !dbg !52
  %call = call i32 @pthread_setspecific(i32 noundef %0, ptr noundef %local), !dbg !53
  call void @pthread_exit(ptr noundef null) #3, !dbg !54
  unreachable, !dbg !54
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 7, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "destructor_reads_local_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "bebb97467b4e4c4f389bef47c54f2fa2")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !12, line: 36, baseType: !13)
!12 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !22, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!7}
!24 = !{}
!25 = !DILocalVariable(name: "t", scope: !21, file: !3, line: 21, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !12, line: 35, baseType: !27)
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 21, column: 13, scope: !21)
!29 = !DILocation(line: 22, column: 3, scope: !21)
!30 = !DILocation(line: 23, column: 3, scope: !21)
!31 = !DILocation(line: 24, column: 16, scope: !21)
!32 = !DILocation(line: 24, column: 3, scope: !21)
!33 = !DILocation(line: 25, column: 10, scope: !21)
!34 = !DILocation(line: 25, column: 15, scope: !21)
!35 = !DILocation(line: 25, column: 3, scope: !21)
!36 = distinct !DISubprogram(name: "destroy", scope: !3, file: !3, line: 10, type: !37, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !5}
!39 = !DILocalVariable(name: "value", arg: 1, scope: !36, file: !3, line: 10, type: !5)
!40 = !DILocation(line: 10, column: 27, scope: !36)
!41 = !DILocation(line: 11, column: 18, scope: !36)
!42 = !DILocation(line: 11, column: 10, scope: !36)
!43 = !DILocation(line: 11, column: 8, scope: !36)
!44 = !DILocation(line: 12, column: 1, scope: !36)
!45 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 14, type: !46, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!46 = !DISubroutineType(types: !47)
!47 = !{!5, !5}
!48 = !DILocalVariable(name: "unused", arg: 1, scope: !45, file: !3, line: 14, type: !5)
!49 = !DILocation(line: 14, column: 27, scope: !45)
!50 = !DILocalVariable(name: "local", scope: !45, file: !3, line: 15, type: !7)
!51 = !DILocation(line: 15, column: 7, scope: !45)
!52 = !DILocation(line: 16, column: 23, scope: !45)
!53 = !DILocation(line: 16, column: 3, scope: !45)
!54 = !DILocation(line: 17, column: 3, scope: !45)
