; ModuleID = 'cancel_in_once_ok.c'
source_filename = "cancel_in_once_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@once = internal global i32 0, align 4, !dbg !0
@is_second = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !19 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %result = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !23, !DIExpression(), !26)
    #dbg_declare(ptr %result, !27, !DIExpression(), !28)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !29
  %0 = load i64, ptr %thread, align 8, !dbg !30
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef %result), !dbg !31
  %call2 = call i32 @pthread_once(ptr noundef @once, ptr noundef @initialise), !dbg !32
  %1 = load ptr, ptr %result, align 8, !dbg !33
  %cmp = icmp eq ptr %1, inttoptr (i64 -1 to ptr), !dbg !34
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !35

land.rhs:                                         ; preds = %entry
  %2 = load i32, ptr @is_second, align 4, !dbg !36
  %cmp3 = icmp eq i32 %2, 2, !dbg !37
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %cmp3, %land.rhs ], !dbg !38
  %4 = zext i1 %3 to i64, !dbg !33
  %cond = select i1 %3, i32 7, i32 1, !dbg !33
  ret i32 %cond, !dbg !39
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !40 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !43, !DIExpression(), !44)
  %call = call i32 @pthread_once(ptr noundef @once, ptr noundef @initialise), !dbg !45
  ret ptr null, !dbg !46
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_once(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @initialise() #0 !dbg !47 {
entry:
  %0 = load i32, ptr @is_second, align 4, !dbg !50
  %inc = add nsw i32 %0, 1, !dbg !50
  store i32 %inc, ptr @is_second, align 4, !dbg !50
  %cmp = icmp eq i32 %0, 0, !dbg !52
  br i1 %cmp, label %if.then, label %if.end, !dbg !53

if.then:                                          ; preds = %entry
  %call = call i64 @pthread_self(), !dbg !54
  %call1 = call i32 @pthread_cancel(i64 noundef %call), !dbg !56
  call void @pthread_testcancel(), !dbg !57
  br label %if.end, !dbg !58

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !59
}

declare i32 @pthread_cancel(i64 noundef) #1

declare i64 @pthread_self() #1

declare void @pthread_testcancel() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 5, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cancel_in_once_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "c1ede3764bca00dc20c95b8df9faf749")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "is_second", scope: !2, file: !3, line: 6, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !11, line: 42, baseType: !9)
!11 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !20, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!9}
!22 = !{}
!23 = !DILocalVariable(name: "thread", scope: !19, file: !3, line: 18, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 39, baseType: !25)
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 18, column: 13, scope: !19)
!27 = !DILocalVariable(name: "result", scope: !19, file: !3, line: 19, type: !5)
!28 = !DILocation(line: 19, column: 9, scope: !19)
!29 = !DILocation(line: 20, column: 3, scope: !19)
!30 = !DILocation(line: 21, column: 16, scope: !19)
!31 = !DILocation(line: 21, column: 3, scope: !19)
!32 = !DILocation(line: 22, column: 3, scope: !19)
!33 = !DILocation(line: 23, column: 10, scope: !19)
!34 = !DILocation(line: 23, column: 17, scope: !19)
!35 = !DILocation(line: 23, column: 37, scope: !19)
!36 = !DILocation(line: 23, column: 40, scope: !19)
!37 = !DILocation(line: 23, column: 50, scope: !19)
!38 = !DILocation(line: 0, scope: !19)
!39 = !DILocation(line: 23, column: 3, scope: !19)
!40 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 13, type: !41, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!41 = !DISubroutineType(types: !42)
!42 = !{!5, !5}
!43 = !DILocalVariable(name: "unused", arg: 1, scope: !40, file: !3, line: 13, type: !5)
!44 = !DILocation(line: 13, column: 27, scope: !40)
!45 = !DILocation(line: 14, column: 3, scope: !40)
!46 = !DILocation(line: 15, column: 3, scope: !40)
!47 = distinct !DISubprogram(name: "initialise", scope: !3, file: !3, line: 7, type: !48, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!48 = !DISubroutineType(types: !49)
!49 = !{null}
!50 = !DILocation(line: 8, column: 16, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !3, line: 8, column: 7)
!52 = !DILocation(line: 8, column: 19, scope: !51)
!53 = !DILocation(line: 8, column: 7, scope: !47)
!54 = !DILocation(line: 9, column: 20, scope: !55)
!55 = distinct !DILexicalBlock(scope: !51, file: !3, line: 8, column: 25)
!56 = !DILocation(line: 9, column: 5, scope: !55)
!57 = !DILocation(line: 10, column: 5, scope: !55)
!58 = !DILocation(line: 11, column: 3, scope: !55)
!59 = !DILocation(line: 12, column: 1, scope: !47)
