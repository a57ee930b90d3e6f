; ModuleID = 'local_ends_after_fence_ok.c'
source_filename = "local_ends_after_fence_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@own = internal thread_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !29 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %local = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %thread) #4, !dbg !33
    #dbg_declare(ptr %thread, !34, !DIExpression(), !38)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @giver, ptr noundef null), !dbg !39
  %0 = load i64, ptr %thread, align 8, !dbg !40
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !41
  call void @llvm.lifetime.start.p0(i64 4, ptr %local) #4, !dbg !42
    #dbg_declare(ptr %local, !44, !DIExpression(), !45)
  store i32 0, ptr %local, align 4, !dbg !45
  call void @give(ptr noundef %local), !dbg !46
  call void @llvm.lifetime.end.p0(i64 4, ptr %local) #4, !dbg !47
  call void @llvm.lifetime.end.p0(i64 8, ptr %thread) #4, !dbg !48
  ret i32 0, !dbg !49
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @giver(ptr noundef %unused) #0 !dbg !50 {
entry:
  %unused.addr = alloca ptr, align 8
  %local = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !53, !DIExpression(), !54)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !55
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !56
  call void @give(ptr noundef %1), !dbg !57
  call void @llvm.lifetime.start.p0(i64 4, ptr %local) #4, !dbg !58
    #dbg_declare(ptr %local, !59, !DIExpression(), !60)
  store i32 0, ptr %local, align 4, !dbg !60
  call void @give(ptr noundef %local), !dbg !61
  call void @llvm.lifetime.end.p0(i64 4, ptr %local) #4, !dbg !62
  ret ptr null, !dbg !63
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @give(ptr noundef %work) #0 !dbg !64 {
entry:
  %work.addr = alloca ptr, align 8
  %thread = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %work, ptr %work.addr, align 8
    #dbg_declare(ptr %work.addr, !67, !DIExpression(), !68)
  call void @llvm.lifetime.start.p0(i64 8, ptr %thread) #4, !dbg !69
    #dbg_declare(ptr %thread, !70, !DIExpression(), !71)
  %0 = load ptr, ptr %work.addr, align 8, !dbg !72
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @user, ptr noundef %0), !dbg !73
  %1 = load i64, ptr %thread, align 8, !dbg !74
  %call1 = call i32 @pthread_detach(i64 noundef %1), !dbg !75
  br label %while.cond, !dbg !76

while.cond:                                       ; preds = %while.body, %entry
  %2 = load ptr, ptr %work.addr, align 8, !dbg !77
  %3 = load atomic i32, ptr %2 monotonic, align 4, !dbg !78
  store i32 %3, ptr %atomic-temp, align 4, !dbg !78
  %4 = load i32, ptr %atomic-temp, align 4, !dbg !78
  %tobool = icmp ne i32 %4, 0, !dbg !79
  %lnot = xor i1 %tobool, true, !dbg !79
  br i1 %lnot, label %while.body, label %while.end, !dbg !76

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !76, !llvm.loop !80

while.end:                                        ; preds = %while.cond
  fence acquire, !dbg !83
  call void @llvm.lifetime.end.p0(i64 8, ptr %thread) #4, !dbg !84
  ret void, !dbg !84
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @user(ptr noundef %work) #0 !dbg !85 {
entry:
  %work.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %work, ptr %work.addr, align 8
    #dbg_declare(ptr %work.addr, !86, !DIExpression(), !87)
  %0 = load ptr, ptr %work.addr, align 8, !dbg !88
  store i32 1, ptr %.atomictmp, align 4, !dbg !89
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !89
  store atomic i32 %1, ptr %0 release, align 4, !dbg !89
  ret ptr null, !dbg !90
}

declare i32 @pthread_detach(i64 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 9, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "local_ends_after_fence_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "231a9587b10fe972f05b3d1ece75d5e4")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!0}
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 8, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 2}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !30, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!20}
!32 = !{}
!33 = !DILocation(line: 34, column: 5, scope: !29)
!34 = !DILocalVariable(name: "thread", scope: !29, file: !3, line: 34, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 75, baseType: !37)
!36 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 34, column: 15, scope: !29)
!39 = !DILocation(line: 35, column: 5, scope: !29)
!40 = !DILocation(line: 36, column: 18, scope: !29)
!41 = !DILocation(line: 36, column: 5, scope: !29)
!42 = !DILocation(line: 38, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !29, file: !3, line: 37, column: 5)
!44 = !DILocalVariable(name: "local", scope: !43, file: !3, line: 38, type: !18)
!45 = !DILocation(line: 38, column: 20, scope: !43)
!46 = !DILocation(line: 39, column: 9, scope: !43)
!47 = !DILocation(line: 40, column: 5, scope: !29)
!48 = !DILocation(line: 42, column: 1, scope: !29)
!49 = !DILocation(line: 41, column: 5, scope: !29)
!50 = distinct !DISubprogram(name: "giver", scope: !3, file: !3, line: 25, type: !51, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!51 = !DISubroutineType(types: !52)
!52 = !{!16, !16}
!53 = !DILocalVariable(name: "unused", arg: 1, scope: !50, file: !3, line: 25, type: !16)
!54 = !DILocation(line: 25, column: 26, scope: !50)
!55 = !DILocation(line: 26, column: 11, scope: !50)
!56 = !DILocation(line: 27, column: 11, scope: !50)
!57 = !DILocation(line: 27, column: 5, scope: !50)
!58 = !DILocation(line: 28, column: 5, scope: !50)
!59 = !DILocalVariable(name: "local", scope: !50, file: !3, line: 28, type: !18)
!60 = !DILocation(line: 28, column: 16, scope: !50)
!61 = !DILocation(line: 29, column: 5, scope: !50)
!62 = !DILocation(line: 31, column: 1, scope: !50)
!63 = !DILocation(line: 30, column: 5, scope: !50)
!64 = distinct !DISubprogram(name: "give", scope: !3, file: !3, line: 16, type: !65, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!65 = !DISubroutineType(types: !66)
!66 = !{null, !17}
!67 = !DILocalVariable(name: "work", arg: 1, scope: !64, file: !3, line: 16, type: !17)
!68 = !DILocation(line: 16, column: 30, scope: !64)
!69 = !DILocation(line: 17, column: 5, scope: !64)
!70 = !DILocalVariable(name: "thread", scope: !64, file: !3, line: 17, type: !35)
!71 = !DILocation(line: 17, column: 15, scope: !64)
!72 = !DILocation(line: 18, column: 41, scope: !64)
!73 = !DILocation(line: 18, column: 5, scope: !64)
!74 = !DILocation(line: 19, column: 20, scope: !64)
!75 = !DILocation(line: 19, column: 5, scope: !64)
!76 = !DILocation(line: 20, column: 5, scope: !64)
!77 = !DILocation(line: 20, column: 34, scope: !64)
!78 = !DILocation(line: 20, column: 13, scope: !64)
!79 = !DILocation(line: 20, column: 12, scope: !64)
!80 = distinct !{!80, !76, !81, !82}
!81 = !DILocation(line: 21, column: 5, scope: !64)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocation(line: 22, column: 5, scope: !64)
!84 = !DILocation(line: 23, column: 1, scope: !64)
!85 = distinct !DISubprogram(name: "user", scope: !3, file: !3, line: 11, type: !51, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!86 = !DILocalVariable(name: "work", arg: 1, scope: !85, file: !3, line: 11, type: !16)
!87 = !DILocation(line: 11, column: 25, scope: !85)
!88 = !DILocation(line: 12, column: 41, scope: !85)
!89 = !DILocation(line: 12, column: 5, scope: !85)
!90 = !DILocation(line: 13, column: 5, scope: !85)
