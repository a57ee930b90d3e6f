; ModuleID = 'spin_trylock_released_ok.c'
source_filename = "spin_trylock_released_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@lock = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !22, !DIExpression(), !25)
    #dbg_declare(ptr %u, !26, !DIExpression(), !27)
  %call = call i32 @pthread_spin_init(ptr noundef @lock, i32 noundef 0), !dbg !28
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @tries, ptr noundef null), !dbg !29
  %call2 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @waits, ptr noundef null), !dbg !30
  %call3 = call ptr @waits(ptr noundef null), !dbg !31
  ret i32 0, !dbg !32
}

declare i32 @pthread_spin_init(ptr noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @tries(ptr noundef %unused) #0 !dbg !33 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !36, !DIExpression(), !37)
  %call = call i32 @pthread_spin_trylock(ptr noundef @lock), !dbg !38
  %cmp = icmp eq i32 %call, 0, !dbg !40
  br i1 %cmp, label %if.then, label %if.end, !dbg !41

if.then:                                          ; preds = %entry
  %call1 = call i32 @pthread_spin_unlock(ptr noundef @lock), !dbg !42
  br label %if.end, !dbg !42

if.end:                                           ; preds = %if.then, %entry
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !43
  ret ptr %0, !dbg !44
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @waits(ptr noundef %unused) #0 !dbg !45 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !46, !DIExpression(), !47)
  %call = call i32 @pthread_spin_lock(ptr noundef @lock), !dbg !48
  %call1 = call i32 @pthread_spin_unlock(ptr noundef @lock), !dbg !49
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !50
  ret ptr %0, !dbg !51
}

declare i32 @pthread_spin_trylock(ptr noundef) #1

declare i32 @pthread_spin_unlock(ptr noundef) #1

declare i32 @pthread_spin_lock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_trylock_released_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "53e9fed2e1cf4ce8ebe38375d8866799")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_spinlock_t", file: !8, line: 38, baseType: !9)
!8 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!9 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !19, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 23, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 35, baseType: !24)
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 23, column: 13, scope: !18)
!26 = !DILocalVariable(name: "u", scope: !18, file: !3, line: 23, type: !23)
!27 = !DILocation(line: 23, column: 16, scope: !18)
!28 = !DILocation(line: 24, column: 3, scope: !18)
!29 = !DILocation(line: 25, column: 3, scope: !18)
!30 = !DILocation(line: 26, column: 3, scope: !18)
!31 = !DILocation(line: 27, column: 3, scope: !18)
!32 = !DILocation(line: 28, column: 3, scope: !18)
!33 = distinct !DISubprogram(name: "tries", scope: !3, file: !3, line: 10, type: !34, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!34 = !DISubroutineType(types: !35)
!35 = !{!5, !5}
!36 = !DILocalVariable(name: "unused", arg: 1, scope: !33, file: !3, line: 10, type: !5)
!37 = !DILocation(line: 10, column: 26, scope: !33)
!38 = !DILocation(line: 11, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !33, file: !3, line: 11, column: 7)
!40 = !DILocation(line: 11, column: 35, scope: !39)
!41 = !DILocation(line: 11, column: 7, scope: !33)
!42 = !DILocation(line: 12, column: 5, scope: !39)
!43 = !DILocation(line: 13, column: 10, scope: !33)
!44 = !DILocation(line: 13, column: 3, scope: !33)
!45 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 16, type: !34, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!46 = !DILocalVariable(name: "unused", arg: 1, scope: !45, file: !3, line: 16, type: !5)
!47 = !DILocation(line: 16, column: 26, scope: !45)
!48 = !DILocation(line: 17, column: 3, scope: !45)
!49 = !DILocation(line: 18, column: 3, scope: !45)
!50 = !DILocation(line: 19, column: 10, scope: !45)
!51 = !DILocation(line: 19, column: 3, scope: !45)
