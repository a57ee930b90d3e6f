; ModuleID = 'neighbours_ok.c'
source_filename = "neighbours_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@bytes = internal global [4 x i8] zeroinitializer, align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !23, !DIExpression(), !27)
    #dbg_declare(ptr %b, !28, !DIExpression(), !29)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @left, ptr noundef null), !dbg !30
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @right, ptr noundef null), !dbg !31
  %0 = load i64, ptr %a, align 8, !dbg !32
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !33
  %1 = load i64, ptr %b, align 8, !dbg !34
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !35
  %2 = load i8, ptr @bytes, align 1, !dbg !36
  %conv = sext i8 %2 to i32, !dbg !36
  %3 = load i8, ptr getelementptr inbounds ([4 x i8], ptr @bytes, i64 0, i64 1), align 1, !dbg !37
  %conv4 = sext i8 %3 to i32, !dbg !37
  %add = add nsw i32 %conv, %conv4, !dbg !38
  %cmp = icmp eq i32 %add, 3, !dbg !39
  %4 = zext i1 %cmp to i64, !dbg !36
  %cond = select i1 %cmp, i32 0, i32 1, !dbg !36
  ret i32 %cond, !dbg !40
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @left(ptr noundef %unused) #0 !dbg !41 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !44, !DIExpression(), !45)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !46
  store i8 1, ptr @bytes, align 1, !dbg !47
  ret ptr null, !dbg !48
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @right(ptr noundef %unused) #0 !dbg !49 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !50, !DIExpression(), !51)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !52
  store i8 2, ptr getelementptr inbounds ([4 x i8], ptr @bytes, i64 0, i64 1), align 1, !dbg !53
  ret ptr null, !dbg !54
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bytes", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "neighbours_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "c2932f8d36e265107025e11e4c048c0b")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 4)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !19, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{!21}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{}
!23 = !DILocalVariable(name: "a", scope: !18, file: !3, line: 22, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 35, baseType: !26)
!25 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 22, column: 13, scope: !18)
!28 = !DILocalVariable(name: "b", scope: !18, file: !3, line: 22, type: !24)
!29 = !DILocation(line: 22, column: 16, scope: !18)
!30 = !DILocation(line: 23, column: 3, scope: !18)
!31 = !DILocation(line: 24, column: 3, scope: !18)
!32 = !DILocation(line: 25, column: 16, scope: !18)
!33 = !DILocation(line: 25, column: 3, scope: !18)
!34 = !DILocation(line: 26, column: 16, scope: !18)
!35 = !DILocation(line: 26, column: 3, scope: !18)
!36 = !DILocation(line: 27, column: 10, scope: !18)
!37 = !DILocation(line: 27, column: 21, scope: !18)
!38 = !DILocation(line: 27, column: 19, scope: !18)
!39 = !DILocation(line: 27, column: 30, scope: !18)
!40 = !DILocation(line: 27, column: 3, scope: !18)
!41 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 9, type: !42, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!42 = !DISubroutineType(types: !43)
!43 = !{!5, !5}
!44 = !DILocalVariable(name: "unused", arg: 1, scope: !41, file: !3, line: 9, type: !5)
!45 = !DILocation(line: 9, column: 25, scope: !41)
!46 = !DILocation(line: 10, column: 9, scope: !41)
!47 = !DILocation(line: 11, column: 12, scope: !41)
!48 = !DILocation(line: 12, column: 3, scope: !41)
!49 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 15, type: !42, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!50 = !DILocalVariable(name: "unused", arg: 1, scope: !49, file: !3, line: 15, type: !5)
!51 = !DILocation(line: 15, column: 26, scope: !49)
!52 = !DILocation(line: 16, column: 9, scope: !49)
!53 = !DILocation(line: 17, column: 12, scope: !49)
!54 = !DILocation(line: 18, column: 3, scope: !49)
