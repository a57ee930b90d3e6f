; ModuleID = 'scope_ends_unordered.c'
source_filename = "scope_ends_unordered.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@given = internal global ptr null, align 8, !dbg !0
@is_done = internal global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %local = alloca i32, align 4
  %.atomictmp = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %thread) #3, !dbg !36
    #dbg_declare(ptr %thread, !37, !DIExpression(), !41)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @user, ptr noundef null), !dbg !42
  call void @llvm.lifetime.start.p0(i64 4, ptr %local) #3, !dbg !43
    #dbg_declare(ptr %local, !45, !DIExpression(), !46)
  store i32 1, ptr %local, align 4, !dbg !46
  store ptr %local, ptr %.atomictmp, align 8, !dbg !47
  %0 = load i64, ptr %.atomictmp, align 8, !dbg !47
  store atomic i64 %0, ptr @given release, align 8, !dbg !47
  br label %while.cond, !dbg !48

while.cond:                                       ; preds = %while.body, %entry
  %1 = load atomic i32, ptr @is_done monotonic, align 4, !dbg !49
  store i32 %1, ptr %atomic-temp, align 4, !dbg !49
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !49
  %tobool = icmp ne i32 %2, 0, !dbg !50
  %lnot = xor i1 %tobool, true, !dbg !50
  br i1 %lnot, label %while.body, label %while.end, !dbg !48

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !48, !llvm.loop !51

while.end:                                        ; preds = %while.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %local) #3, !dbg !54
  %3 = load i64, ptr %thread, align 8, !dbg !55
  %call1 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !56
  call void @llvm.lifetime.end.p0(i64 8, ptr %thread) #3, !dbg !57
  ret i32 0, !dbg !58
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @user(ptr noundef %unused) #0 !dbg !59 {
entry:
  %unused.addr = alloca ptr, align 8
  %work = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !62, !DIExpression(), !63)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !64
  call void @llvm.lifetime.start.p0(i64 8, ptr %work) #3, !dbg !65
    #dbg_declare(ptr %work, !66, !DIExpression(), !67)
  br label %while.cond, !dbg !68

while.cond:                                       ; preds = %while.body, %entry
  %1 = load atomic i64, ptr @given acquire, align 8, !dbg !69
  store i64 %1, ptr %atomic-temp, align 8, !dbg !69
  %2 = load ptr, ptr %atomic-temp, align 8, !dbg !69
  store ptr %2, ptr %work, align 8, !dbg !70
  %cmp = icmp eq ptr %2, null, !dbg !71
  br i1 %cmp, label %while.body, label %while.end, !dbg !68

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !68, !llvm.loop !72

while.end:                                        ; preds = %while.cond
  %3 = load ptr, ptr %work, align 8, !dbg !74
  store i32 5, ptr %3, align 4, !dbg !75
  store i32 1, ptr %.atomictmp, align 4, !dbg !76
  %4 = load i32, ptr %.atomictmp, align 4, !dbg !76
  store atomic i32 %4, ptr @is_done monotonic, align 4, !dbg !76
  call void @llvm.lifetime.end.p0(i64 8, ptr %work) #3, !dbg !77
  ret ptr null, !dbg !78
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 10, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scope_ends_unordered.c", directory: ".", checksumkind: CSK_MD5, checksum: "2b678ae572b87abbc11325e29bf1dbfd")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "is_done", scope: !2, file: !3, line: 11, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !33, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!22}
!35 = !{}
!36 = !DILocation(line: 24, column: 5, scope: !32)
!37 = !DILocalVariable(name: "thread", scope: !32, file: !3, line: 24, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 75, baseType: !40)
!39 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 24, column: 15, scope: !32)
!42 = !DILocation(line: 25, column: 5, scope: !32)
!43 = !DILocation(line: 27, column: 9, scope: !44)
!44 = distinct !DILexicalBlock(scope: !32, file: !3, line: 26, column: 5)
!45 = !DILocalVariable(name: "local", scope: !44, file: !3, line: 27, type: !22)
!46 = !DILocation(line: 27, column: 13, scope: !44)
!47 = !DILocation(line: 28, column: 9, scope: !44)
!48 = !DILocation(line: 29, column: 9, scope: !44)
!49 = !DILocation(line: 29, column: 17, scope: !44)
!50 = !DILocation(line: 29, column: 16, scope: !44)
!51 = distinct !{!51, !48, !52, !53}
!52 = !DILocation(line: 30, column: 9, scope: !44)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 31, column: 5, scope: !32)
!55 = !DILocation(line: 32, column: 18, scope: !32)
!56 = !DILocation(line: 32, column: 5, scope: !32)
!57 = !DILocation(line: 34, column: 1, scope: !32)
!58 = !DILocation(line: 33, column: 5, scope: !32)
!59 = distinct !DISubprogram(name: "user", scope: !3, file: !3, line: 13, type: !60, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!60 = !DISubroutineType(types: !61)
!61 = !{!16, !16}
!62 = !DILocalVariable(name: "unused", arg: 1, scope: !59, file: !3, line: 13, type: !16)
!63 = !DILocation(line: 13, column: 25, scope: !59)
!64 = !DILocation(line: 14, column: 11, scope: !59)
!65 = !DILocation(line: 15, column: 5, scope: !59)
!66 = !DILocalVariable(name: "work", scope: !59, file: !3, line: 15, type: !24)
!67 = !DILocation(line: 15, column: 10, scope: !59)
!68 = !DILocation(line: 16, column: 5, scope: !59)
!69 = !DILocation(line: 16, column: 20, scope: !59)
!70 = !DILocation(line: 16, column: 18, scope: !59)
!71 = !DILocation(line: 16, column: 72, scope: !59)
!72 = distinct !{!72, !68, !73, !53}
!73 = !DILocation(line: 17, column: 5, scope: !59)
!74 = !DILocation(line: 18, column: 6, scope: !59)
!75 = !DILocation(line: 18, column: 11, scope: !59)
!76 = !DILocation(line: 19, column: 5, scope: !59)
!77 = !DILocation(line: 21, column: 1, scope: !59)
!78 = !DILocation(line: 20, column: 5, scope: !59)
