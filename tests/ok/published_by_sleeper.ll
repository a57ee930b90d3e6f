; ModuleID = 'published_by_sleeper.c'
source_filename = "published_by_sleeper.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@published = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !36 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %block = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %atomic-temp1 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !40, !DIExpression(), !44)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @publish, ptr noundef null), !dbg !45
    #dbg_declare(ptr %block, !46, !DIExpression(), !47)
  br label %do.body, !dbg !48

do.body:                                          ; preds = %do.cond, %entry
  %0 = load atomic i64, ptr @published monotonic, align 8, !dbg !49
  store i64 %0, ptr %atomic-temp, align 8, !dbg !49
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !49
  store ptr %1, ptr %block, align 8, !dbg !50
  br label %do.cond, !dbg !51

do.cond:                                          ; preds = %do.body
  %2 = load ptr, ptr %block, align 8, !dbg !52
  %cmp = icmp eq ptr %2, null, !dbg !53
  br i1 %cmp, label %do.body, label %do.end, !dbg !51, !llvm.loop !54

do.end:                                           ; preds = %do.cond
  fence acquire, !dbg !57
  %3 = load ptr, ptr %block, align 8, !dbg !58
  %4 = load atomic i32, ptr %3 monotonic, align 4, !dbg !59
  store i32 %4, ptr %atomic-temp1, align 4, !dbg !59
  %5 = load i32, ptr %atomic-temp1, align 4, !dbg !59
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %5), !dbg !60
  %6 = load i64, ptr %thread, align 8, !dbg !61
  %call3 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !62
  %7 = load ptr, ptr %block, align 8, !dbg !63
  call void @free(ptr noundef %7), !dbg !64
  ret i32 0, !dbg !65
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @publish(ptr noundef %unused) #0 !dbg !66 {
entry:
  %unused.addr = alloca ptr, align 8
  %block = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp2 = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !69, !DIExpression(), !70)
  %call = call i32 @usleep(i32 noundef 20000), !dbg !71
    #dbg_declare(ptr %block, !72, !DIExpression(), !73)
  %call1 = call ptr @malloc(i64 noundef 4) #3, !dbg !74
  store ptr %call1, ptr %block, align 8, !dbg !73
  %0 = load ptr, ptr %block, align 8, !dbg !75
  store i32 0, ptr %0, align 4, !dbg !76
  %1 = load ptr, ptr %block, align 8, !dbg !77
  store i32 5, ptr %.atomictmp, align 4, !dbg !77
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !77
  %3 = atomicrmw add ptr %1, i32 %2 seq_cst, align 4, !dbg !77
  store i32 %3, ptr %atomic-temp, align 4, !dbg !77
  %4 = load i32, ptr %atomic-temp, align 4, !dbg !77
  fence release, !dbg !78
  %5 = load ptr, ptr %block, align 8, !dbg !79
  store ptr %5, ptr %.atomictmp2, align 8, !dbg !80
  %6 = load i64, ptr %.atomictmp2, align 8, !dbg !80
  store atomic i64 %6, ptr @published monotonic, align 8, !dbg !80
  %7 = load ptr, ptr %unused.addr, align 8, !dbg !81
  ret ptr %7, !dbg !82
}

declare i32 @printf(ptr noundef, ...) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare void @free(ptr noundef) #1

declare i32 @usleep(i32 noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 10, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "published_by_sleeper.c", directory: ".", checksumkind: CSK_MD5, checksum: "a5936994d086fa7eae2999e194c6a9e7")
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
!17 = !{!18, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 32, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 4)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !27)
!27 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !28)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !37, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!28}
!39 = !{}
!40 = !DILocalVariable(name: "thread", scope: !36, file: !3, line: 23, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 39, baseType: !43)
!42 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 23, column: 13, scope: !36)
!45 = !DILocation(line: 24, column: 3, scope: !36)
!46 = !DILocalVariable(name: "block", scope: !36, file: !3, line: 25, type: !25)
!47 = !DILocation(line: 25, column: 15, scope: !36)
!48 = !DILocation(line: 26, column: 3, scope: !36)
!49 = !DILocation(line: 27, column: 13, scope: !36)
!50 = !DILocation(line: 27, column: 11, scope: !36)
!51 = !DILocation(line: 27, column: 5, scope: !36)
!52 = !DILocation(line: 28, column: 10, scope: !36)
!53 = !DILocation(line: 28, column: 16, scope: !36)
!54 = distinct !{!54, !48, !55, !56}
!55 = !DILocation(line: 28, column: 23, scope: !36)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !DILocation(line: 29, column: 3, scope: !36)
!58 = !DILocation(line: 30, column: 39, scope: !36)
!59 = !DILocation(line: 30, column: 18, scope: !36)
!60 = !DILocation(line: 30, column: 3, scope: !36)
!61 = !DILocation(line: 31, column: 16, scope: !36)
!62 = !DILocation(line: 31, column: 3, scope: !36)
!63 = !DILocation(line: 32, column: 8, scope: !36)
!64 = !DILocation(line: 32, column: 3, scope: !36)
!65 = !DILocation(line: 33, column: 3, scope: !36)
!66 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 12, type: !67, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!67 = !DISubroutineType(types: !68)
!68 = !{!16, !16}
!69 = !DILocalVariable(name: "unused", arg: 1, scope: !66, file: !3, line: 12, type: !16)
!70 = !DILocation(line: 12, column: 28, scope: !66)
!71 = !DILocation(line: 13, column: 3, scope: !66)
!72 = !DILocalVariable(name: "block", scope: !66, file: !3, line: 14, type: !25)
!73 = !DILocation(line: 14, column: 15, scope: !66)
!74 = !DILocation(line: 14, column: 23, scope: !66)
!75 = !DILocation(line: 15, column: 15, scope: !66)
!76 = !DILocation(line: 15, column: 3, scope: !66)
!77 = !DILocation(line: 16, column: 3, scope: !66)
!78 = !DILocation(line: 17, column: 3, scope: !66)
!79 = !DILocation(line: 18, column: 37, scope: !66)
!80 = !DILocation(line: 18, column: 3, scope: !66)
!81 = !DILocation(line: 19, column: 10, scope: !66)
!82 = !DILocation(line: 19, column: 3, scope: !66)
