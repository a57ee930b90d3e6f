; ModuleID = 'assembly_not_ok.c'
source_filename = "assembly_not_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@seen = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@x = internal global i32 0, align 4, !dbg !16
@y = internal global i32 0, align 4, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [2 x i64], align 16
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !37, !DIExpression(), !42)
  %arrayidx = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 0, !dbg !43
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @first, ptr noundef null), !dbg !44
  %arrayidx1 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 1, !dbg !45
  %call2 = call i32 @pthread_create(ptr noundef %arrayidx1, ptr noundef null, ptr noundef @second, ptr noundef null), !dbg !46
  %arrayidx3 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 0, !dbg !47
  %0 = load i64, ptr %arrayidx3, align 16, !dbg !47
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !48
  %arrayidx5 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 1, !dbg !49
  %1 = load i64, ptr %arrayidx5, align 8, !dbg !49
  %call6 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !50
  %2 = load i32, ptr @seen, align 4, !dbg !51
  %tobool = icmp ne i32 %2, 0, !dbg !51
  br i1 %tobool, label %lor.end, label %lor.rhs, !dbg !52

lor.rhs:                                          ; preds = %entry
  %3 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @seen, i64 0, i64 1), align 4, !dbg !53
  %tobool7 = icmp ne i32 %3, 0, !dbg !52
  br label %lor.end, !dbg !52

lor.end:                                          ; preds = %lor.rhs, %entry
  %4 = phi i1 [ true, %entry ], [ %tobool7, %lor.rhs ]
  %lnot = xor i1 %4, true, !dbg !54
  %lnot.ext = zext i1 %lnot to i32, !dbg !54
  ret i32 %lnot.ext, !dbg !55
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %unused) #0 !dbg !56 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !60, !DIExpression(), !61)
  store i32 1, ptr %.atomictmp, align 4, !dbg !62
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !62
  store atomic i32 %0, ptr @x monotonic, align 4, !dbg !62
  call void @fence(), !dbg !63
  %1 = load atomic i32, ptr @y monotonic, align 4, !dbg !64
  store i32 %1, ptr %atomic-temp, align 4, !dbg !64
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !64
  store i32 %2, ptr @seen, align 4, !dbg !65
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !66
  ret ptr %3, !dbg !67
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %unused) #0 !dbg !68 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !69, !DIExpression(), !70)
  store i32 1, ptr %.atomictmp, align 4, !dbg !71
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !71
  store atomic i32 %0, ptr @y monotonic, align 4, !dbg !71
  call void @fence(), !dbg !72
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !73
  store i32 %1, ptr %atomic-temp, align 4, !dbg !73
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !73
  store i32 %2, ptr getelementptr inbounds ([2 x i32], ptr @seen, i64 0, i64 1), align 4, !dbg !74
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !75
  ret ptr %3, !dbg !76
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @fence() #0 !dbg !77 {
entry:
  %local = alloca i32, align 4
    #dbg_declare(ptr %local, !80, !DIExpression(), !81)
  store i32 0, ptr %local, align 4, !dbg !81
  call void asm sideeffect "lock notl ($0)", "r,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr %local) #2, !dbg !82, !srcloc !83
  ret void, !dbg !84
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 10, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assembly_not_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "d7274853b6d668368ad78f83cbd4b2a9")
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
!15 = !{!0, !16, !21}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 9, type: !18, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 2)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !34, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!20}
!36 = !{}
!37 = !DILocalVariable(name: "threads", scope: !33, file: !3, line: 32, type: !38)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 128, elements: !24)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 75, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 32, column: 13, scope: !33)
!43 = !DILocation(line: 33, column: 19, scope: !33)
!44 = !DILocation(line: 33, column: 3, scope: !33)
!45 = !DILocation(line: 34, column: 19, scope: !33)
!46 = !DILocation(line: 34, column: 3, scope: !33)
!47 = !DILocation(line: 35, column: 16, scope: !33)
!48 = !DILocation(line: 35, column: 3, scope: !33)
!49 = !DILocation(line: 36, column: 16, scope: !33)
!50 = !DILocation(line: 36, column: 3, scope: !33)
!51 = !DILocation(line: 37, column: 12, scope: !33)
!52 = !DILocation(line: 37, column: 20, scope: !33)
!53 = !DILocation(line: 37, column: 23, scope: !33)
!54 = !DILocation(line: 37, column: 10, scope: !33)
!55 = !DILocation(line: 37, column: 3, scope: !33)
!56 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 17, type: !57, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !59}
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!60 = !DILocalVariable(name: "unused", arg: 1, scope: !56, file: !3, line: 17, type: !59)
!61 = !DILocation(line: 17, column: 26, scope: !56)
!62 = !DILocation(line: 18, column: 3, scope: !56)
!63 = !DILocation(line: 19, column: 3, scope: !56)
!64 = !DILocation(line: 20, column: 13, scope: !56)
!65 = !DILocation(line: 20, column: 11, scope: !56)
!66 = !DILocation(line: 21, column: 10, scope: !56)
!67 = !DILocation(line: 21, column: 3, scope: !56)
!68 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 24, type: !57, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!69 = !DILocalVariable(name: "unused", arg: 1, scope: !68, file: !3, line: 24, type: !59)
!70 = !DILocation(line: 24, column: 27, scope: !68)
!71 = !DILocation(line: 25, column: 3, scope: !68)
!72 = !DILocation(line: 26, column: 3, scope: !68)
!73 = !DILocation(line: 27, column: 13, scope: !68)
!74 = !DILocation(line: 27, column: 11, scope: !68)
!75 = !DILocation(line: 28, column: 10, scope: !68)
!76 = !DILocation(line: 28, column: 3, scope: !68)
!77 = distinct !DISubprogram(name: "fence", scope: !3, file: !3, line: 12, type: !78, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!78 = !DISubroutineType(types: !79)
!79 = !{null}
!80 = !DILocalVariable(name: "local", scope: !77, file: !3, line: 13, type: !7)
!81 = !DILocation(line: 13, column: 12, scope: !77)
!82 = !DILocation(line: 14, column: 3, scope: !77)
!83 = !{i64 376}
!84 = !DILocation(line: 15, column: 1, scope: !77)
