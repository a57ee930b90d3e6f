; ModuleID = 'thread_local_published.c'
source_filename = "thread_local_published.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@own = internal thread_local global i32 0, align 4, !dbg !0
@published = internal global ptr null, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !19 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !23, !DIExpression(), !27)
    #dbg_declare(ptr %u, !28, !DIExpression(), !29)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @publish, ptr noundef null), !dbg !30
  %call1 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @use, ptr noundef null), !dbg !31
  %0 = load i64, ptr %t, align 8, !dbg !32
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !33
  %1 = load i64, ptr %u, align 8, !dbg !34
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !35
  ret i32 0, !dbg !36
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @publish(ptr noundef %unused) #0 !dbg !37 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !40, !DIExpression(), !41)
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !42
  store i32 1, ptr %0, align 4, !dbg !43
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !44
  store ptr %1, ptr %.atomictmp, align 8, !dbg !44
  %2 = load i64, ptr %.atomictmp, align 8, !dbg !44
  store atomic i64 %2, ptr @published seq_cst, align 8, !dbg !44
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !45
  ret ptr %3, !dbg !46
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @use(ptr noundef %unused) #0 !dbg !47 {
entry:
  %unused.addr = alloca ptr, align 8
  %pointer = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !48, !DIExpression(), !49)
    #dbg_declare(ptr %pointer, !50, !DIExpression(), !51)
  %0 = load atomic i64, ptr @published seq_cst, align 8, !dbg !52
  store i64 %0, ptr %atomic-temp, align 8, !dbg !52
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !52
  store ptr %1, ptr %pointer, align 8, !dbg !51
  %2 = load ptr, ptr %pointer, align 8, !dbg !53
  %tobool = icmp ne ptr %2, null, !dbg !53
  br i1 %tobool, label %if.then, label %if.end, !dbg !55

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %pointer, align 8, !dbg !56
  store i32 2, ptr %3, align 4, !dbg !57
  br label %if.end, !dbg !58

if.end:                                           ; preds = %if.then, %entry
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !59
  ret ptr %4, !dbg !60
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 9, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread_local_published.c", directory: ".", checksumkind: CSK_MD5, checksum: "7e2382595d23666753a4385212f9522c")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !20, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!11}
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 26, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 35, baseType: !26)
!25 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 26, column: 13, scope: !19)
!28 = !DILocalVariable(name: "u", scope: !19, file: !3, line: 26, type: !24)
!29 = !DILocation(line: 26, column: 16, scope: !19)
!30 = !DILocation(line: 27, column: 3, scope: !19)
!31 = !DILocation(line: 28, column: 3, scope: !19)
!32 = !DILocation(line: 29, column: 16, scope: !19)
!33 = !DILocation(line: 29, column: 3, scope: !19)
!34 = !DILocation(line: 30, column: 16, scope: !19)
!35 = !DILocation(line: 30, column: 3, scope: !19)
!36 = !DILocation(line: 31, column: 3, scope: !19)
!37 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 12, type: !38, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!38 = !DISubroutineType(types: !39)
!39 = !{!5, !5}
!40 = !DILocalVariable(name: "unused", arg: 1, scope: !37, file: !3, line: 12, type: !5)
!41 = !DILocation(line: 12, column: 28, scope: !37)
!42 = !DILocation(line: 13, column: 3, scope: !37)
!43 = !DILocation(line: 13, column: 7, scope: !37)
!44 = !DILocation(line: 14, column: 3, scope: !37)
!45 = !DILocation(line: 15, column: 10, scope: !37)
!46 = !DILocation(line: 15, column: 3, scope: !37)
!47 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 18, type: !38, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!48 = !DILocalVariable(name: "unused", arg: 1, scope: !47, file: !3, line: 18, type: !5)
!49 = !DILocation(line: 18, column: 24, scope: !47)
!50 = !DILocalVariable(name: "pointer", scope: !47, file: !3, line: 19, type: !10)
!51 = !DILocation(line: 19, column: 8, scope: !47)
!52 = !DILocation(line: 19, column: 18, scope: !47)
!53 = !DILocation(line: 20, column: 7, scope: !54)
!54 = distinct !DILexicalBlock(scope: !47, file: !3, line: 20, column: 7)
!55 = !DILocation(line: 20, column: 7, scope: !47)
!56 = !DILocation(line: 21, column: 6, scope: !54)
!57 = !DILocation(line: 21, column: 14, scope: !54)
!58 = !DILocation(line: 21, column: 5, scope: !54)
!59 = !DILocation(line: 22, column: 10, scope: !47)
!60 = !DILocation(line: 22, column: 3, scope: !47)
