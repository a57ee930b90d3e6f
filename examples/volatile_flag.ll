; ModuleID = 'volatile_flag.c'
source_filename = "volatile_flag.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@is_done = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !20, !DIExpression(), !24)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !25
  br label %while.cond, !dbg !26

while.cond:                                       ; preds = %while.body, %entry
  %0 = load volatile i32, ptr @is_done, align 4, !dbg !27
  %tobool = icmp ne i32 %0, 0, !dbg !28
  %lnot = xor i1 %tobool, true, !dbg !28
  br i1 %lnot, label %while.body, label %while.end, !dbg !26

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !26, !llvm.loop !29

while.end:                                        ; preds = %while.cond
  %1 = load i64, ptr %t, align 8, !dbg !32
  %call1 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !33
  ret i32 0, !dbg !34
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !35 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !38, !DIExpression(), !39)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !40
  store volatile i32 1, ptr @is_done, align 4, !dbg !41
  ret ptr null, !dbg !42
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "is_done", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "volatile_flag.c", directory: ".", checksumkind: CSK_MD5, checksum: "ffca4668a7b9958b0cfb80481822a847")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !17, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!8}
!19 = !{}
!20 = !DILocalVariable(name: "t", scope: !16, file: !3, line: 19, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 35, baseType: !23)
!22 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 19, column: 13, scope: !16)
!25 = !DILocation(line: 20, column: 3, scope: !16)
!26 = !DILocation(line: 21, column: 3, scope: !16)
!27 = !DILocation(line: 21, column: 11, scope: !16)
!28 = !DILocation(line: 21, column: 10, scope: !16)
!29 = distinct !{!29, !26, !30, !31}
!30 = !DILocation(line: 22, column: 5, scope: !16)
!31 = !{!"llvm.loop.mustprogress"}
!32 = !DILocation(line: 23, column: 16, scope: !16)
!33 = !DILocation(line: 23, column: 3, scope: !16)
!34 = !DILocation(line: 24, column: 3, scope: !16)
!35 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 12, type: !36, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!36 = !DISubroutineType(types: !37)
!37 = !{!5, !5}
!38 = !DILocalVariable(name: "unused", arg: 1, scope: !35, file: !3, line: 12, type: !5)
!39 = !DILocation(line: 12, column: 27, scope: !35)
!40 = !DILocation(line: 13, column: 9, scope: !35)
!41 = !DILocation(line: 14, column: 11, scope: !35)
!42 = !DILocation(line: 15, column: 3, scope: !35)
