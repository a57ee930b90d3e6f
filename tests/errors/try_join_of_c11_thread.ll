; ModuleID = 'try_join_of_c11_thread.c'
source_filename = "try_join_of_c11_thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [42 x i8] c"pthread_tryjoin_np(thread, NULL) != EBUSY\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [25 x i8] c"try_join_of_c11_thread.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !29 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !34, !DIExpression(), !40)
  %call = call i32 @thrd_create(ptr noundef %thread, ptr noundef @run, ptr noundef null), !dbg !41
  %0 = load i64, ptr %thread, align 8, !dbg !42
  %call1 = call i32 @pthread_tryjoin_np(i64 noundef %0, ptr noundef null), !dbg !42
  %cmp = icmp ne i32 %call1, 16, !dbg !42
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !42

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !42

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__func__.main) #3, !dbg !42
  unreachable, !dbg !42

1:                                                ; No predecessors!
  br label %cond.end, !dbg !42

cond.end:                                         ; preds = %1, %cond.true
  %2 = load i32, ptr %retval, align 4, !dbg !43
  ret i32 %2, !dbg !43
}

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @run(ptr noundef %unused) #0 !dbg !44 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !47, !DIExpression(), !48)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !49
  %cmp = icmp ne ptr %0, null, !dbg !50
  %conv = zext i1 %cmp to i32, !dbg !50
  ret i32 %conv, !dbg !51
}

declare i32 @pthread_tryjoin_np(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "try_join_of_c11_thread.c", directory: ".", checksumkind: CSK_MD5, checksum: "bcf76d6d0b3d84bf9b9f9f32e5cf1745")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 336, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 42)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 25)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !{!0, !7, !12}
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 8, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 2}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 12, type: !30, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !33)
!30 = !DISubroutineType(types: !31)
!31 = !{!32}
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !{}
!34 = !DILocalVariable(name: "thread", scope: !29, file: !2, line: 13, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !36, line: 14, baseType: !37)
!36 = !DIFile(filename: "../../libc-shim/include/threads.h", directory: ".", checksumkind: CSK_MD5, checksum: "5b89312e2562fa8f3b2ba82e62cecdf0")
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 75, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 13, column: 10, scope: !29)
!41 = !DILocation(line: 14, column: 3, scope: !29)
!42 = !DILocation(line: 15, column: 3, scope: !29)
!43 = !DILocation(line: 16, column: 1, scope: !29)
!44 = distinct !DISubprogram(name: "run", scope: !2, file: !2, line: 10, type: !45, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !33)
!45 = !DISubroutineType(types: !46)
!46 = !{!32, !20}
!47 = !DILocalVariable(name: "unused", arg: 1, scope: !44, file: !2, line: 10, type: !20)
!48 = !DILocation(line: 10, column: 22, scope: !44)
!49 = !DILocation(line: 10, column: 39, scope: !44)
!50 = !DILocation(line: 10, column: 46, scope: !44)
!51 = !DILocation(line: 10, column: 32, scope: !44)
