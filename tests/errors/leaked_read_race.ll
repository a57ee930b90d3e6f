; ModuleID = 'leaked_read_race.c'
source_filename = "leaked_read_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@leaked = internal global ptr null, align 8, !dbg !0
@published = internal global ptr null, align 8, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %object = alloca ptr, align 8
  %seen = alloca i32, align 4
  %.atomictmp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !34, !DIExpression(), !38)
    #dbg_declare(ptr %object, !39, !DIExpression(), !40)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !41
  store ptr %call, ptr %object, align 8, !dbg !40
  %0 = load ptr, ptr %object, align 8, !dbg !42
  store i32 1, ptr %0, align 4, !dbg !43
  %1 = load ptr, ptr %object, align 8, !dbg !44
  store ptr %1, ptr @leaked, align 8, !dbg !45
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @writer, ptr noundef null), !dbg !46
    #dbg_declare(ptr %seen, !47, !DIExpression(), !48)
  %2 = load ptr, ptr %object, align 8, !dbg !49
  %3 = load i32, ptr %2, align 4, !dbg !50
  store i32 %3, ptr %seen, align 4, !dbg !48
  %4 = load ptr, ptr %object, align 8, !dbg !51
  store ptr %4, ptr %.atomictmp, align 8, !dbg !52
  %5 = load i64, ptr %.atomictmp, align 8, !dbg !52
  store atomic i64 %5, ptr @published monotonic, align 8, !dbg !52
  %6 = load i64, ptr %t, align 8, !dbg !53
  %call2 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !54
  %7 = load i32, ptr %seen, align 4, !dbg !55
  %sub = sub nsw i32 %7, 1, !dbg !56
  ret i32 %sub, !dbg !57
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %unused) #0 !dbg !58 {
entry:
  %unused.addr = alloca ptr, align 8
  %object = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !61, !DIExpression(), !62)
    #dbg_declare(ptr %object, !63, !DIExpression(), !64)
  %0 = load atomic i64, ptr @published monotonic, align 8, !dbg !65
  store i64 %0, ptr %atomic-temp, align 8, !dbg !65
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !65
  store ptr %1, ptr %object, align 8, !dbg !64
  %2 = load ptr, ptr %object, align 8, !dbg !66
  %tobool = icmp ne ptr %2, null, !dbg !66
  br i1 %tobool, label %if.then, label %if.end, !dbg !68

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %object, align 8, !dbg !69
  store i32 2, ptr %3, align 4, !dbg !70
  br label %if.end, !dbg !71

if.end:                                           ; preds = %if.then, %entry
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !72
  ret ptr %4, !dbg !73
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "leaked", scope: !2, file: !3, line: 15, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leaked_read_race.c", directory: ".", checksumkind: CSK_MD5, checksum: "12839930cfd23d388d80282bfb6bbed9")
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
!19 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 14, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !31, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!22}
!33 = !{}
!34 = !DILocalVariable(name: "t", scope: !30, file: !3, line: 25, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 35, baseType: !37)
!36 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 25, column: 13, scope: !30)
!39 = !DILocalVariable(name: "object", scope: !30, file: !3, line: 26, type: !21)
!40 = !DILocation(line: 26, column: 8, scope: !30)
!41 = !DILocation(line: 26, column: 17, scope: !30)
!42 = !DILocation(line: 27, column: 4, scope: !30)
!43 = !DILocation(line: 27, column: 11, scope: !30)
!44 = !DILocation(line: 28, column: 12, scope: !30)
!45 = !DILocation(line: 28, column: 10, scope: !30)
!46 = !DILocation(line: 29, column: 3, scope: !30)
!47 = !DILocalVariable(name: "seen", scope: !30, file: !3, line: 30, type: !22)
!48 = !DILocation(line: 30, column: 7, scope: !30)
!49 = !DILocation(line: 30, column: 15, scope: !30)
!50 = !DILocation(line: 30, column: 14, scope: !30)
!51 = !DILocation(line: 31, column: 37, scope: !30)
!52 = !DILocation(line: 31, column: 3, scope: !30)
!53 = !DILocation(line: 32, column: 16, scope: !30)
!54 = !DILocation(line: 32, column: 3, scope: !30)
!55 = !DILocation(line: 33, column: 10, scope: !30)
!56 = !DILocation(line: 33, column: 15, scope: !30)
!57 = !DILocation(line: 33, column: 3, scope: !30)
!58 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 17, type: !59, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!59 = !DISubroutineType(types: !60)
!60 = !{!16, !16}
!61 = !DILocalVariable(name: "unused", arg: 1, scope: !58, file: !3, line: 17, type: !16)
!62 = !DILocation(line: 17, column: 27, scope: !58)
!63 = !DILocalVariable(name: "object", scope: !58, file: !3, line: 18, type: !21)
!64 = !DILocation(line: 18, column: 8, scope: !58)
!65 = !DILocation(line: 18, column: 17, scope: !58)
!66 = !DILocation(line: 19, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !58, file: !3, line: 19, column: 7)
!68 = !DILocation(line: 19, column: 7, scope: !58)
!69 = !DILocation(line: 20, column: 6, scope: !67)
!70 = !DILocation(line: 20, column: 13, scope: !67)
!71 = !DILocation(line: 20, column: 5, scope: !67)
!72 = !DILocation(line: 21, column: 10, scope: !58)
!73 = !DILocation(line: 21, column: 3, scope: !58)
