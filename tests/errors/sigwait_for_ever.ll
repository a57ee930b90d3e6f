; ModuleID = 'sigwait_for_ever.c'
source_filename = "sigwait_for_ever.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }

@got = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !15 {
entry:
  %thread = alloca i64, align 8
  %set = alloca %struct.__sigset_t, align 8
    #dbg_declare(ptr %thread, !19, !DIExpression(), !23)
    #dbg_declare(ptr %set, !24, !DIExpression(), !34)
  %call = call i32 @sigfillset(ptr noundef %set), !dbg !35
  %call1 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %set, ptr noundef null), !dbg !36
  %call2 = call i32 @sigdelset(ptr noundef %set, i32 noundef 12), !dbg !37
  %call3 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @waiter, ptr noundef %set), !dbg !38
  %0 = load i64, ptr %thread, align 8, !dbg !39
  %call4 = call i32 @pthread_kill(i64 noundef %0, i32 noundef 12), !dbg !40
  %1 = load i64, ptr %thread, align 8, !dbg !41
  %call5 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !42
  ret i32 0, !dbg !43
}

declare i32 @sigfillset(ptr noundef) #1

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @sigdelset(ptr noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %set) #0 !dbg !44 {
entry:
  %set.addr = alloca ptr, align 8
  store ptr %set, ptr %set.addr, align 8
    #dbg_declare(ptr %set.addr, !47, !DIExpression(), !48)
  %0 = load ptr, ptr %set.addr, align 8, !dbg !49
  %call = call i32 @sigwait(ptr noundef %0, ptr noundef @got), !dbg !50
  ret ptr null, !dbg !51
}

declare i32 @pthread_kill(i64 noundef, i32 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @sigwait(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "got", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sigwait_for_ever.c", directory: ".", checksumkind: CSK_MD5, checksum: "a3ac3ca2c9486bc00ee1ebcc9a2f9bed")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !16, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{}
!19 = !DILocalVariable(name: "thread", scope: !15, file: !3, line: 12, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !21, line: 39, baseType: !22)
!21 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !DILocation(line: 12, column: 13, scope: !15)
!24 = !DILocalVariable(name: "set", scope: !15, file: !3, line: 13, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !26, line: 77, baseType: !27)
!26 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "23bcf691d71dacbeea0878a6869df338")
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !26, line: 73, baseType: !28)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !26, line: 71, size: 1024, elements: !29)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !28, file: !26, line: 72, baseType: !31, size: 1024)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 1024, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 16)
!34 = !DILocation(line: 13, column: 12, scope: !15)
!35 = !DILocation(line: 14, column: 3, scope: !15)
!36 = !DILocation(line: 15, column: 3, scope: !15)
!37 = !DILocation(line: 16, column: 3, scope: !15)
!38 = !DILocation(line: 17, column: 3, scope: !15)
!39 = !DILocation(line: 18, column: 16, scope: !15)
!40 = !DILocation(line: 18, column: 3, scope: !15)
!41 = !DILocation(line: 19, column: 16, scope: !15)
!42 = !DILocation(line: 19, column: 3, scope: !15)
!43 = !DILocation(line: 20, column: 1, scope: !15)
!44 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 7, type: !45, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!45 = !DISubroutineType(types: !46)
!46 = !{!5, !5}
!47 = !DILocalVariable(name: "set", arg: 1, scope: !44, file: !3, line: 7, type: !5)
!48 = !DILocation(line: 7, column: 27, scope: !44)
!49 = !DILocation(line: 8, column: 11, scope: !44)
!50 = !DILocation(line: 8, column: 3, scope: !44)
!51 = !DILocation(line: 9, column: 3, scope: !44)
