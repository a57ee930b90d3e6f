; ModuleID = 'c11_threads_cancelled.c'
source_filename = "c11_threads_cancelled.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !24 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %value = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !29, !DIExpression(), !35)
    #dbg_declare(ptr %value, !36, !DIExpression(), !37)
  store ptr null, ptr %value, align 8, !dbg !37
  %call = call i32 @thrd_create(ptr noundef %thread, ptr noundef @waits, ptr noundef null), !dbg !38
  %0 = load i64, ptr %thread, align 8, !dbg !39
  %call1 = call i32 @pthread_cancel(i64 noundef %0), !dbg !40
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call1), !dbg !41
  %1 = load i64, ptr %thread, align 8, !dbg !42
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef %value), !dbg !43
  %2 = load ptr, ptr %value, align 8, !dbg !44
  %cmp = icmp eq ptr %2, inttoptr (i64 -1 to ptr), !dbg !45
  %conv = zext i1 %cmp to i32, !dbg !45
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv), !dbg !46
  %call5 = call i32 @thrd_create(ptr noundef %thread, ptr noundef @ends, ptr noundef null), !dbg !47
  %3 = load i64, ptr %thread, align 8, !dbg !48
  %call6 = call i32 @pthread_join(i64 noundef %3, ptr noundef %value), !dbg !49
  %4 = load ptr, ptr %value, align 8, !dbg !50
  %5 = ptrtoint ptr %4 to i64, !dbg !51
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %5), !dbg !52
  ret i32 0, !dbg !53
}

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @waits(ptr noundef %unused) #0 !dbg !54 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !57, !DIExpression(), !58)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !59
  br label %for.cond, !dbg !60

for.cond:                                         ; preds = %for.cond, %entry
  %call = call i32 @sleep(i32 noundef 1), !dbg !61
  br label %for.cond, !dbg !64, !llvm.loop !65
}

declare i32 @printf(ptr noundef, ...) #1

declare i32 @pthread_cancel(i64 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @ends(ptr noundef %unused) #0 !dbg !68 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !69, !DIExpression(), !70)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !71
  call void @thrd_exit(i32 noundef 7) #3, !dbg !72
  unreachable, !dbg !72
}

declare i32 @sleep(i32 noundef) #1

; Function Attrs: noreturn
declare void @thrd_exit(i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "c11_threads_cancelled.c", directory: ".", checksumkind: CSK_MD5, checksum: "8dc68b8be73a337873e7c65072d1500f")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !13, globals: !16, splitDebugInlining: false, nameTableKind: None)
!13 = !{!14, !15}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !{!0, !7}
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 19, type: !25, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !28)
!25 = !DISubroutineType(types: !26)
!26 = !{!27}
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{}
!29 = !DILocalVariable(name: "thread", scope: !24, file: !2, line: 20, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !31, line: 14, baseType: !32)
!31 = !DIFile(filename: "../../libc-shim/include/threads.h", directory: ".", checksumkind: CSK_MD5, checksum: "5b89312e2562fa8f3b2ba82e62cecdf0")
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 75, baseType: !34)
!33 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!34 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!35 = !DILocation(line: 20, column: 10, scope: !24)
!36 = !DILocalVariable(name: "value", scope: !24, file: !2, line: 21, type: !14)
!37 = !DILocation(line: 21, column: 9, scope: !24)
!38 = !DILocation(line: 22, column: 3, scope: !24)
!39 = !DILocation(line: 23, column: 33, scope: !24)
!40 = !DILocation(line: 23, column: 18, scope: !24)
!41 = !DILocation(line: 23, column: 3, scope: !24)
!42 = !DILocation(line: 24, column: 16, scope: !24)
!43 = !DILocation(line: 24, column: 3, scope: !24)
!44 = !DILocation(line: 25, column: 18, scope: !24)
!45 = !DILocation(line: 25, column: 24, scope: !24)
!46 = !DILocation(line: 25, column: 3, scope: !24)
!47 = !DILocation(line: 26, column: 3, scope: !24)
!48 = !DILocation(line: 27, column: 16, scope: !24)
!49 = !DILocation(line: 27, column: 3, scope: !24)
!50 = !DILocation(line: 28, column: 25, scope: !24)
!51 = !DILocation(line: 28, column: 19, scope: !24)
!52 = !DILocation(line: 28, column: 3, scope: !24)
!53 = !DILocation(line: 29, column: 3, scope: !24)
!54 = distinct !DISubprogram(name: "waits", scope: !2, file: !2, line: 8, type: !55, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !12, retainedNodes: !28)
!55 = !DISubroutineType(types: !56)
!56 = !{!27, !14}
!57 = !DILocalVariable(name: "unused", arg: 1, scope: !54, file: !2, line: 8, type: !14)
!58 = !DILocation(line: 8, column: 24, scope: !54)
!59 = !DILocation(line: 9, column: 9, scope: !54)
!60 = !DILocation(line: 10, column: 3, scope: !54)
!61 = !DILocation(line: 11, column: 5, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !2, line: 10, column: 3)
!63 = distinct !DILexicalBlock(scope: !54, file: !2, line: 10, column: 3)
!64 = !DILocation(line: 10, column: 3, scope: !62)
!65 = distinct !{!65, !66, !67}
!66 = !DILocation(line: 10, column: 3, scope: !63)
!67 = !DILocation(line: 11, column: 12, scope: !63)
!68 = distinct !DISubprogram(name: "ends", scope: !2, file: !2, line: 14, type: !55, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !12, retainedNodes: !28)
!69 = !DILocalVariable(name: "unused", arg: 1, scope: !68, file: !2, line: 14, type: !14)
!70 = !DILocation(line: 14, column: 23, scope: !68)
!71 = !DILocation(line: 15, column: 9, scope: !68)
!72 = !DILocation(line: 16, column: 3, scope: !68)
