; ModuleID = 'join_tried.c'
source_filename = "join_tried.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %result = alloca ptr, align 8
  %mark = alloca i32, align 4
  %error = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !16, !DIExpression(), !20)
    #dbg_declare(ptr %result, !21, !DIExpression(), !22)
  store ptr null, ptr %result, align 8, !dbg !22
    #dbg_declare(ptr %mark, !23, !DIExpression(), !24)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @worker, ptr noundef %mark), !dbg !25
    #dbg_declare(ptr %error, !26, !DIExpression(), !27)
  %0 = load i64, ptr %thread, align 8, !dbg !28
  %call1 = call i32 @pthread_tryjoin_np(i64 noundef %0, ptr noundef %result), !dbg !29
  store i32 %call1, ptr %error, align 4, !dbg !27
  %1 = load i32, ptr %error, align 4, !dbg !30
  %cmp = icmp eq i32 %1, 0, !dbg !32
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %result, align 8, !dbg !34
  %cmp2 = icmp eq ptr %2, %mark, !dbg !35
  %3 = zext i1 %cmp2 to i64, !dbg !34
  %cond = select i1 %cmp2, i32 1, i32 3, !dbg !34
  store i32 %cond, ptr %retval, align 4, !dbg !36
  br label %return, !dbg !36

if.end:                                           ; preds = %entry
  %4 = load i64, ptr %thread, align 8, !dbg !37
  %call3 = call i32 @pthread_join(i64 noundef %4, ptr noundef %result), !dbg !38
  %5 = load i32, ptr %error, align 4, !dbg !39
  %cmp4 = icmp eq i32 %5, 16, !dbg !40
  br i1 %cmp4, label %land.rhs, label %land.end, !dbg !41

land.rhs:                                         ; preds = %if.end
  %6 = load ptr, ptr %result, align 8, !dbg !42
  %cmp5 = icmp eq ptr %6, %mark, !dbg !43
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %7 = phi i1 [ false, %if.end ], [ %cmp5, %land.rhs ], !dbg !44
  %8 = zext i1 %7 to i64, !dbg !39
  %cond6 = select i1 %7, i32 2, i32 4, !dbg !39
  store i32 %cond6, ptr %retval, align 4, !dbg !45
  br label %return, !dbg !45

return:                                           ; preds = %land.end, %if.then
  %9 = load i32, ptr %retval, align 4, !dbg !46
  ret i32 %9, !dbg !46
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %result) #0 !dbg !47 {
entry:
  %result.addr = alloca ptr, align 8
  store ptr %result, ptr %result.addr, align 8
    #dbg_declare(ptr %result.addr, !50, !DIExpression(), !51)
  %0 = load ptr, ptr %result.addr, align 8, !dbg !52
  ret ptr %0, !dbg !53
}

declare i32 @pthread_tryjoin_np(i64 noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "join_tried.c", directory: ".", checksumkind: CSK_MD5, checksum: "07f028e785de2c5dae8e2a40ffdf219d")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "thread", scope: !11, file: !1, line: 9, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 39, baseType: !19)
!18 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 9, column: 13, scope: !11)
!21 = !DILocalVariable(name: "result", scope: !11, file: !1, line: 10, type: !3)
!22 = !DILocation(line: 10, column: 9, scope: !11)
!23 = !DILocalVariable(name: "mark", scope: !11, file: !1, line: 11, type: !14)
!24 = !DILocation(line: 11, column: 7, scope: !11)
!25 = !DILocation(line: 12, column: 3, scope: !11)
!26 = !DILocalVariable(name: "error", scope: !11, file: !1, line: 13, type: !14)
!27 = !DILocation(line: 13, column: 7, scope: !11)
!28 = !DILocation(line: 13, column: 34, scope: !11)
!29 = !DILocation(line: 13, column: 15, scope: !11)
!30 = !DILocation(line: 14, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !11, file: !1, line: 14, column: 7)
!32 = !DILocation(line: 14, column: 13, scope: !31)
!33 = !DILocation(line: 14, column: 7, scope: !11)
!34 = !DILocation(line: 14, column: 26, scope: !31)
!35 = !DILocation(line: 14, column: 33, scope: !31)
!36 = !DILocation(line: 14, column: 19, scope: !31)
!37 = !DILocation(line: 15, column: 16, scope: !11)
!38 = !DILocation(line: 15, column: 3, scope: !11)
!39 = !DILocation(line: 16, column: 10, scope: !11)
!40 = !DILocation(line: 16, column: 16, scope: !11)
!41 = !DILocation(line: 16, column: 25, scope: !11)
!42 = !DILocation(line: 16, column: 28, scope: !11)
!43 = !DILocation(line: 16, column: 35, scope: !11)
!44 = !DILocation(line: 0, scope: !11)
!45 = !DILocation(line: 16, column: 3, scope: !11)
!46 = !DILocation(line: 17, column: 1, scope: !11)
!47 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 7, type: !48, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!48 = !DISubroutineType(types: !49)
!49 = !{!3, !3}
!50 = !DILocalVariable(name: "result", arg: 1, scope: !47, file: !1, line: 7, type: !3)
!51 = !DILocation(line: 7, column: 27, scope: !47)
!52 = !DILocation(line: 7, column: 44, scope: !47)
!53 = !DILocation(line: 7, column: 37, scope: !47)
