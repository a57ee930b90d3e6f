; ModuleID = 'sigsuspend_ok.c'
source_filename = "sigsuspend_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }

@came = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
entry:
  %retval = alloca i32, align 4
  %usr1 = alloca %struct.__sigset_t, align 8
  %none = alloca %struct.__sigset_t, align 8
  %self = alloca i64, align 8
  %other = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %usr1, !25, !DIExpression(), !34)
    #dbg_declare(ptr %none, !35, !DIExpression(), !36)
  %call = call i32 @sigemptyset(ptr noundef %none), !dbg !37
  %call1 = call i32 @sigemptyset(ptr noundef %usr1), !dbg !38
  %call2 = call i32 @sigaddset(ptr noundef %usr1, i32 noundef 10), !dbg !39
  %call3 = call ptr @signal(i32 noundef 10, ptr noundef @note), !dbg !40
  %call4 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %usr1, ptr noundef null), !dbg !41
    #dbg_declare(ptr %self, !42, !DIExpression(), !43)
  %call5 = call i64 @pthread_self(), !dbg !44
  store i64 %call5, ptr %self, align 8, !dbg !43
    #dbg_declare(ptr %other, !45, !DIExpression(), !46)
  %call6 = call i32 @pthread_create(ptr noundef %other, ptr noundef null, ptr noundef @sender, ptr noundef %self), !dbg !47
  br label %while.cond, !dbg !48

while.cond:                                       ; preds = %while.body, %entry
  %0 = load volatile i32, ptr @came, align 4, !dbg !49
  %tobool = icmp ne i32 %0, 0, !dbg !50
  %lnot = xor i1 %tobool, true, !dbg !50
  br i1 %lnot, label %while.body, label %while.end, !dbg !48

while.body:                                       ; preds = %while.cond
  %call7 = call i32 @sigsuspend(ptr noundef %none), !dbg !51
  br label %while.cond, !dbg !48, !llvm.loop !52

while.end:                                        ; preds = %while.cond
  %1 = load i64, ptr %other, align 8, !dbg !55
  %call8 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !56
  %2 = load volatile i32, ptr @came, align 4, !dbg !57
  %cmp = icmp ne i32 %2, 10, !dbg !58
  %conv = zext i1 %cmp to i32, !dbg !58
  ret i32 %conv, !dbg !59
}

declare i32 @sigemptyset(ptr noundef) #1

declare i32 @sigaddset(ptr noundef, i32 noundef) #1

declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @note(i32 noundef %number) #0 !dbg !60 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !63, !DIExpression(), !64)
  %0 = load i32, ptr %number.addr, align 4, !dbg !65
  store volatile i32 %0, ptr @came, align 4, !dbg !66
  ret void, !dbg !67
}

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #1

declare i64 @pthread_self() #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @sender(ptr noundef %main_thread) #0 !dbg !68 {
entry:
  %main_thread.addr = alloca ptr, align 8
  store ptr %main_thread, ptr %main_thread.addr, align 8
    #dbg_declare(ptr %main_thread.addr, !72, !DIExpression(), !73)
  %0 = load ptr, ptr %main_thread.addr, align 8, !dbg !74
  %1 = load i64, ptr %0, align 8, !dbg !75
  %call = call i32 @pthread_kill(i64 noundef %1, i32 noundef 10), !dbg !76
  ret ptr null, !dbg !77
}

declare i32 @sigsuspend(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_kill(i64 noundef, i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "came", scope: !2, file: !3, line: 7, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sigsuspend_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "ffebd94cc231913cc62029fb328f2da6")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !7, line: 75, baseType: !8)
!7 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !{!0}
!10 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !11)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "sig_atomic_t", file: !12, line: 9, baseType: !13)
!12 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "ce91b7d906fa137326fde6a4d8625cbe")
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !22, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!13}
!24 = !{}
!25 = !DILocalVariable(name: "usr1", scope: !21, file: !3, line: 17, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !12, line: 89, baseType: !27)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !12, line: 85, baseType: !28)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !12, line: 83, size: 1024, elements: !29)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !28, file: !12, line: 84, baseType: !31, size: 1024)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 16)
!34 = !DILocation(line: 17, column: 14, scope: !21)
!35 = !DILocalVariable(name: "none", scope: !21, file: !3, line: 17, type: !26)
!36 = !DILocation(line: 17, column: 20, scope: !21)
!37 = !DILocation(line: 18, column: 5, scope: !21)
!38 = !DILocation(line: 19, column: 5, scope: !21)
!39 = !DILocation(line: 20, column: 5, scope: !21)
!40 = !DILocation(line: 21, column: 5, scope: !21)
!41 = !DILocation(line: 22, column: 5, scope: !21)
!42 = !DILocalVariable(name: "self", scope: !21, file: !3, line: 23, type: !6)
!43 = !DILocation(line: 23, column: 15, scope: !21)
!44 = !DILocation(line: 23, column: 22, scope: !21)
!45 = !DILocalVariable(name: "other", scope: !21, file: !3, line: 23, type: !6)
!46 = !DILocation(line: 23, column: 38, scope: !21)
!47 = !DILocation(line: 24, column: 5, scope: !21)
!48 = !DILocation(line: 25, column: 5, scope: !21)
!49 = !DILocation(line: 25, column: 13, scope: !21)
!50 = !DILocation(line: 25, column: 12, scope: !21)
!51 = !DILocation(line: 26, column: 9, scope: !21)
!52 = distinct !{!52, !48, !53, !54}
!53 = !DILocation(line: 26, column: 25, scope: !21)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 27, column: 18, scope: !21)
!56 = !DILocation(line: 27, column: 5, scope: !21)
!57 = !DILocation(line: 28, column: 12, scope: !21)
!58 = !DILocation(line: 28, column: 17, scope: !21)
!59 = !DILocation(line: 28, column: 5, scope: !21)
!60 = distinct !DISubprogram(name: "note", scope: !3, file: !3, line: 9, type: !61, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!61 = !DISubroutineType(types: !62)
!62 = !{null, !13}
!63 = !DILocalVariable(name: "number", arg: 1, scope: !60, file: !3, line: 9, type: !13)
!64 = !DILocation(line: 9, column: 22, scope: !60)
!65 = !DILocation(line: 9, column: 39, scope: !60)
!66 = !DILocation(line: 9, column: 37, scope: !60)
!67 = !DILocation(line: 9, column: 47, scope: !60)
!68 = distinct !DISubprogram(name: "sender", scope: !3, file: !3, line: 11, type: !69, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!69 = !DISubroutineType(types: !70)
!70 = !{!71, !71}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!72 = !DILocalVariable(name: "main_thread", arg: 1, scope: !68, file: !3, line: 11, type: !71)
!73 = !DILocation(line: 11, column: 27, scope: !68)
!74 = !DILocation(line: 12, column: 32, scope: !68)
!75 = !DILocation(line: 12, column: 18, scope: !68)
!76 = !DILocation(line: 12, column: 5, scope: !68)
!77 = !DILocation(line: 13, column: 5, scope: !68)
