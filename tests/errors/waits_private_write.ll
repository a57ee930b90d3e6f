; ModuleID = 'waits_private_write.c'
source_filename = "waits_private_write.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { i32 }

@published = dso_local global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !31 {
entry:
  %a = alloca i64, align 8
  %b = alloca i64, align 8
    #dbg_declare(ptr %a, !35, !DIExpression(), !39)
    #dbg_declare(ptr %b, !40, !DIExpression(), !41)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !42
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @owner, ptr noundef null), !dbg !43
  %0 = load i64, ptr %a, align 8, !dbg !44
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !45
  %1 = load i64, ptr %b, align 8, !dbg !46
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !47
  ret i32 0, !dbg !48
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %arg) #0 !dbg !49 {
entry:
  %arg.addr = alloca ptr, align 8
  %node = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %atomic-temp2 = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !53, !DIExpression(), !54)
    #dbg_declare(ptr %node, !55, !DIExpression(), !56)
  br label %while.cond, !dbg !57

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i64, ptr @published monotonic, align 8, !dbg !58
  store i64 %0, ptr %atomic-temp, align 8, !dbg !58
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !58
  store ptr %1, ptr %node, align 8, !dbg !59
  %tobool = icmp ne ptr %1, null, !dbg !60
  %lnot = xor i1 %tobool, true, !dbg !60
  br i1 %lnot, label %while.body, label %while.end, !dbg !57

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !57, !llvm.loop !61

while.end:                                        ; preds = %while.cond
  br label %while.cond1, !dbg !64

while.cond1:                                      ; preds = %while.body5, %while.end
  %2 = load ptr, ptr %node, align 8, !dbg !65
  %flag = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 0, !dbg !66
  %3 = load atomic i32, ptr %flag acquire, align 4, !dbg !67
  store i32 %3, ptr %atomic-temp2, align 4, !dbg !67
  %4 = load i32, ptr %atomic-temp2, align 4, !dbg !67
  %tobool3 = icmp ne i32 %4, 0, !dbg !68
  %lnot4 = xor i1 %tobool3, true, !dbg !68
  br i1 %lnot4, label %while.body5, label %while.end6, !dbg !64

while.body5:                                      ; preds = %while.cond1
  br label %while.cond1, !dbg !64, !llvm.loop !69

while.end6:                                       ; preds = %while.cond1
  %5 = load ptr, ptr %arg.addr, align 8, !dbg !71
  ret ptr %5, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %arg) #0 !dbg !73 {
entry:
  %arg.addr = alloca ptr, align 8
  %node = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %.atomictmp2 = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !74, !DIExpression(), !75)
    #dbg_declare(ptr %node, !76, !DIExpression(), !77)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !78
  store ptr %call, ptr %node, align 8, !dbg !77
  %0 = load ptr, ptr %node, align 8, !dbg !79
  %flag = getelementptr inbounds %struct.node, ptr %0, i32 0, i32 0, !dbg !80
  store i32 0, ptr %flag, align 4, !dbg !81
  %1 = load ptr, ptr %node, align 8, !dbg !82
  store ptr %1, ptr %.atomictmp, align 8, !dbg !83
  %2 = load i64, ptr %.atomictmp, align 8, !dbg !83
  store atomic i64 %2, ptr @published monotonic, align 8, !dbg !83
  %3 = load ptr, ptr %node, align 8, !dbg !84
  %flag1 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0, !dbg !85
  store i32 1, ptr %.atomictmp2, align 4, !dbg !86
  %4 = load i32, ptr %.atomictmp2, align 4, !dbg !86
  store atomic i32 %4, ptr %flag1 release, align 4, !dbg !86
  %5 = load ptr, ptr %arg.addr, align 8, !dbg !87
  ret ptr %5, !dbg !88
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 14, type: !16, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits_private_write.c", directory: ".", checksumkind: CSK_MD5, checksum: "44388fc8d1e2ef2993abf4dda53af799")
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
!15 = !{!0}
!16 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 11, size: 32, elements: !19)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !18, file: !3, line: 12, baseType: !21, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !23)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !32, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!23}
!34 = !{}
!35 = !DILocalVariable(name: "a", scope: !31, file: !3, line: 31, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 35, baseType: !38)
!37 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 31, column: 13, scope: !31)
!40 = !DILocalVariable(name: "b", scope: !31, file: !3, line: 31, type: !36)
!41 = !DILocation(line: 31, column: 16, scope: !31)
!42 = !DILocation(line: 32, column: 3, scope: !31)
!43 = !DILocation(line: 33, column: 3, scope: !31)
!44 = !DILocation(line: 34, column: 16, scope: !31)
!45 = !DILocation(line: 34, column: 3, scope: !31)
!46 = !DILocation(line: 35, column: 16, scope: !31)
!47 = !DILocation(line: 35, column: 3, scope: !31)
!48 = !DILocation(line: 36, column: 1, scope: !31)
!49 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 22, type: !50, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!53 = !DILocalVariable(name: "arg", arg: 1, scope: !49, file: !3, line: 22, type: !52)
!54 = !DILocation(line: 22, column: 27, scope: !49)
!55 = !DILocalVariable(name: "node", scope: !49, file: !3, line: 23, type: !17)
!56 = !DILocation(line: 23, column: 16, scope: !49)
!57 = !DILocation(line: 24, column: 3, scope: !49)
!58 = !DILocation(line: 24, column: 19, scope: !49)
!59 = !DILocation(line: 24, column: 17, scope: !49)
!60 = !DILocation(line: 24, column: 10, scope: !49)
!61 = distinct !{!61, !57, !62, !63}
!62 = !DILocation(line: 25, column: 5, scope: !49)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 26, column: 3, scope: !49)
!65 = !DILocation(line: 26, column: 33, scope: !49)
!66 = !DILocation(line: 26, column: 39, scope: !49)
!67 = !DILocation(line: 26, column: 11, scope: !49)
!68 = !DILocation(line: 26, column: 10, scope: !49)
!69 = distinct !{!69, !64, !70, !63}
!70 = !DILocation(line: 27, column: 5, scope: !49)
!71 = !DILocation(line: 28, column: 10, scope: !49)
!72 = !DILocation(line: 28, column: 3, scope: !49)
!73 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 15, type: !50, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!74 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !3, line: 15, type: !52)
!75 = !DILocation(line: 15, column: 26, scope: !73)
!76 = !DILocalVariable(name: "node", scope: !73, file: !3, line: 16, type: !17)
!77 = !DILocation(line: 16, column: 16, scope: !73)
!78 = !DILocation(line: 16, column: 23, scope: !73)
!79 = !DILocation(line: 17, column: 16, scope: !73)
!80 = !DILocation(line: 17, column: 22, scope: !73)
!81 = !DILocation(line: 17, column: 3, scope: !73)
!82 = !DILocation(line: 18, column: 37, scope: !73)
!83 = !DILocation(line: 18, column: 3, scope: !73)
!84 = !DILocation(line: 19, column: 26, scope: !73)
!85 = !DILocation(line: 19, column: 32, scope: !73)
!86 = !DILocation(line: 19, column: 3, scope: !73)
!87 = !DILocation(line: 20, column: 10, scope: !73)
!88 = !DILocation(line: 20, column: 3, scope: !73)
