; ModuleID = 'waits_acquire_or_relaxed.c'
source_filename = "waits_acquire_or_relaxed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@data = internal global i32 0, align 4, !dbg !0
@flag = internal global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !34, !DIExpression(), !38)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !39
  store i32 1, ptr @data, align 4, !dbg !40
  store i32 1, ptr %.atomictmp, align 4, !dbg !41
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !41
  store atomic i32 %0, ptr @flag release, align 4, !dbg !41
  %1 = load i64, ptr %thread, align 8, !dbg !42
  %call1 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !43
  ret i32 0, !dbg !44
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !45 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !48, !DIExpression(), !49)
  br label %while.cond, !dbg !50

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @flag acquire, align 4, !dbg !51
  store i32 %0, ptr %atomic-temp, align 4, !dbg !51
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !51
  %tobool = icmp ne i32 %1, 0, !dbg !51
  br i1 %tobool, label %land.end, label %land.rhs, !dbg !52

land.rhs:                                         ; preds = %while.cond
  %2 = load atomic i32, ptr @flag monotonic, align 4, !dbg !53
  store i32 %2, ptr %atomic-temp1, align 4, !dbg !53
  %3 = load i32, ptr %atomic-temp1, align 4, !dbg !53
  %tobool2 = icmp ne i32 %3, 0, !dbg !54
  %lnot = xor i1 %tobool2, true, !dbg !54
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %4 = phi i1 [ false, %while.cond ], [ %lnot, %land.rhs ], !dbg !55
  br i1 %4, label %while.body, label %while.end, !dbg !50

while.body:                                       ; preds = %land.end
  br label %while.cond, !dbg !50, !llvm.loop !56

while.end:                                        ; preds = %land.end
  %5 = load i32, ptr @data, align 4, !dbg !59
  %cmp = icmp ne i32 %5, 1, !dbg !61
  br i1 %cmp, label %if.then, label %if.end, !dbg !62

if.then:                                          ; preds = %while.end
  call void @abort() #3, !dbg !63
  unreachable, !dbg !63

if.end:                                           ; preds = %while.end
  %6 = load ptr, ptr %unused.addr, align 8, !dbg !64
  ret ptr %6, !dbg !65
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @abort() #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 10, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits_acquire_or_relaxed.c", directory: ".", checksumkind: CSK_MD5, checksum: "037bc4d86d37ec4db851e3a2c511ad53")
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
!19 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 9, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !31, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!22}
!33 = !{}
!34 = !DILocalVariable(name: "thread", scope: !30, file: !3, line: 20, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 35, baseType: !37)
!36 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 20, column: 13, scope: !30)
!39 = !DILocation(line: 21, column: 3, scope: !30)
!40 = !DILocation(line: 22, column: 8, scope: !30)
!41 = !DILocation(line: 23, column: 3, scope: !30)
!42 = !DILocation(line: 24, column: 16, scope: !30)
!43 = !DILocation(line: 24, column: 3, scope: !30)
!44 = !DILocation(line: 25, column: 3, scope: !30)
!45 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 11, type: !46, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!46 = !DISubroutineType(types: !47)
!47 = !{!16, !16}
!48 = !DILocalVariable(name: "unused", arg: 1, scope: !45, file: !3, line: 11, type: !16)
!49 = !DILocation(line: 11, column: 27, scope: !45)
!50 = !DILocation(line: 12, column: 3, scope: !45)
!51 = !DILocation(line: 12, column: 11, scope: !45)
!52 = !DILocation(line: 12, column: 61, scope: !45)
!53 = !DILocation(line: 13, column: 11, scope: !45)
!54 = !DILocation(line: 13, column: 10, scope: !45)
!55 = !DILocation(line: 0, scope: !45)
!56 = distinct !{!56, !50, !57, !58}
!57 = !DILocation(line: 14, column: 3, scope: !45)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 15, column: 7, scope: !60)
!60 = distinct !DILexicalBlock(scope: !45, file: !3, line: 15, column: 7)
!61 = !DILocation(line: 15, column: 12, scope: !60)
!62 = !DILocation(line: 15, column: 7, scope: !45)
!63 = !DILocation(line: 16, column: 5, scope: !60)
!64 = !DILocation(line: 17, column: 10, scope: !45)
!65 = !DILocation(line: 17, column: 3, scope: !45)
