; ModuleID = 'cancel_in_sigwait_ok.c'
source_filename = "cancel_in_sigwait_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %set = alloca %struct.__sigset_t, align 8
  %value = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !16, !DIExpression(), !20)
    #dbg_declare(ptr %set, !21, !DIExpression(), !31)
    #dbg_declare(ptr %value, !32, !DIExpression(), !33)
  %call = call i32 @sigemptyset(ptr noundef %set), !dbg !34
  %call1 = call i32 @sigaddset(ptr noundef %set, i32 noundef 10), !dbg !35
  %call2 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %set, ptr noundef null), !dbg !36
  %call3 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @waiter, ptr noundef %set), !dbg !37
  %0 = load i64, ptr %thread, align 8, !dbg !38
  %call4 = call i32 @pthread_cancel(i64 noundef %0), !dbg !39
  %1 = load i64, ptr %thread, align 8, !dbg !40
  %call5 = call i32 @pthread_join(i64 noundef %1, ptr noundef %value), !dbg !41
  %call6 = call i32 @raise(i32 noundef 10), !dbg !42
  %2 = load ptr, ptr %value, align 8, !dbg !43
  %cmp = icmp eq ptr %2, inttoptr (i64 -1 to ptr), !dbg !44
  %3 = zext i1 %cmp to i64, !dbg !43
  %cond = select i1 %cmp, i32 7, i32 1, !dbg !43
  ret i32 %cond, !dbg !45
}

declare i32 @sigemptyset(ptr noundef) #1

declare i32 @sigaddset(ptr noundef, i32 noundef) #1

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %set) #0 !dbg !46 {
entry:
  %set.addr = alloca ptr, align 8
  %number = alloca i32, align 4
  store ptr %set, ptr %set.addr, align 8
    #dbg_declare(ptr %set.addr, !49, !DIExpression(), !50)
    #dbg_declare(ptr %number, !51, !DIExpression(), !52)
  %0 = load ptr, ptr %set.addr, align 8, !dbg !53
  %call = call i32 @sigwait(ptr noundef %0, ptr noundef %number), !dbg !54
  ret ptr null, !dbg !55
}

declare i32 @pthread_cancel(i64 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @raise(i32 noundef) #1

declare i32 @sigwait(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cancel_in_sigwait_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "ac12f5a4a29c5481738a7a7fa66fbf30")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !12, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "thread", scope: !11, file: !1, line: 12, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 39, baseType: !19)
!18 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 12, column: 13, scope: !11)
!21 = !DILocalVariable(name: "set", scope: !11, file: !1, line: 13, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !23, line: 77, baseType: !24)
!23 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "be54901a530ae01086d6c160e27136b6")
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !23, line: 73, baseType: !25)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !23, line: 71, size: 1024, elements: !26)
!26 = !{!27}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !25, file: !23, line: 72, baseType: !28, size: 1024)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 1024, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 16)
!31 = !DILocation(line: 13, column: 12, scope: !11)
!32 = !DILocalVariable(name: "value", scope: !11, file: !1, line: 14, type: !3)
!33 = !DILocation(line: 14, column: 9, scope: !11)
!34 = !DILocation(line: 15, column: 3, scope: !11)
!35 = !DILocation(line: 16, column: 3, scope: !11)
!36 = !DILocation(line: 17, column: 3, scope: !11)
!37 = !DILocation(line: 18, column: 3, scope: !11)
!38 = !DILocation(line: 19, column: 18, scope: !11)
!39 = !DILocation(line: 19, column: 3, scope: !11)
!40 = !DILocation(line: 20, column: 16, scope: !11)
!41 = !DILocation(line: 20, column: 3, scope: !11)
!42 = !DILocation(line: 21, column: 3, scope: !11)
!43 = !DILocation(line: 22, column: 10, scope: !11)
!44 = !DILocation(line: 22, column: 16, scope: !11)
!45 = !DILocation(line: 22, column: 3, scope: !11)
!46 = distinct !DISubprogram(name: "waiter", scope: !1, file: !1, line: 6, type: !47, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!47 = !DISubroutineType(types: !48)
!48 = !{!3, !3}
!49 = !DILocalVariable(name: "set", arg: 1, scope: !46, file: !1, line: 6, type: !3)
!50 = !DILocation(line: 6, column: 27, scope: !46)
!51 = !DILocalVariable(name: "number", scope: !46, file: !1, line: 7, type: !14)
!52 = !DILocation(line: 7, column: 7, scope: !46)
!53 = !DILocation(line: 8, column: 11, scope: !46)
!54 = !DILocation(line: 8, column: 3, scope: !46)
!55 = !DILocation(line: 9, column: 3, scope: !46)
