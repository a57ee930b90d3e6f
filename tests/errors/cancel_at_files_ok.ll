; ModuleID = 'cancel_at_files_ok.c'
source_filename = "cancel_at_files_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"new\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %cancelled = alloca i32, align 4
  %which = alloca i32, align 4
  %thread = alloca i64, align 8
  %value = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %cancelled, !24, !DIExpression(), !25)
  store i32 0, ptr %cancelled, align 4, !dbg !25
    #dbg_declare(ptr %which, !26, !DIExpression(), !28)
  store i32 0, ptr %which, align 4, !dbg !28
  br label %for.cond, !dbg !29

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %which, align 4, !dbg !30
  %cmp = icmp slt i32 %0, 5, !dbg !32
  br i1 %cmp, label %for.body, label %for.end, !dbg !33

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %thread, !34, !DIExpression(), !39)
    #dbg_declare(ptr %value, !40, !DIExpression(), !41)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @worker, ptr noundef %which), !dbg !42
  %1 = load i64, ptr %thread, align 8, !dbg !43
  %call1 = call i32 @pthread_join(i64 noundef %1, ptr noundef %value), !dbg !44
  %2 = load ptr, ptr %value, align 8, !dbg !45
  %cmp2 = icmp eq ptr %2, inttoptr (i64 -1 to ptr), !dbg !46
  %conv = zext i1 %cmp2 to i32, !dbg !46
  %3 = load i32, ptr %cancelled, align 4, !dbg !47
  %add = add nsw i32 %3, %conv, !dbg !47
  store i32 %add, ptr %cancelled, align 4, !dbg !47
  br label %for.inc, !dbg !48

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %which, align 4, !dbg !49
  %inc = add nsw i32 %4, 1, !dbg !49
  store i32 %inc, ptr %which, align 4, !dbg !49
  br label %for.cond, !dbg !50, !llvm.loop !51

for.end:                                          ; preds = %for.cond
  %5 = load i32, ptr %cancelled, align 4, !dbg !54
  ret i32 %5, !dbg !55
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %which) #0 !dbg !56 {
entry:
  %which.addr = alloca ptr, align 8
  store ptr %which, ptr %which.addr, align 8
    #dbg_declare(ptr %which.addr, !59, !DIExpression(), !60)
  %call = call i64 @pthread_self(), !dbg !61
  %call1 = call i32 @pthread_cancel(i64 noundef %call), !dbg !62
  %0 = load ptr, ptr %which.addr, align 8, !dbg !63
  %1 = load i32, ptr %0, align 4, !dbg !64
  switch i32 %1, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb3
    i32 2, label %sw.bb5
    i32 3, label %sw.bb7
  ], !dbg !65

sw.bb:                                            ; preds = %entry
  %call2 = call i32 @creat(ptr noundef @.str, i32 noundef 384), !dbg !66
  br label %sw.epilog, !dbg !68

sw.bb3:                                           ; preds = %entry
  %call4 = call i32 (i32, ptr, i32, ...) @openat(i32 noundef -100, ptr noundef @.str, i32 noundef 0), !dbg !69
  br label %sw.epilog, !dbg !70

sw.bb5:                                           ; preds = %entry
  %call6 = call i32 @poll(ptr noundef null, i64 noundef 0, i32 noundef 0), !dbg !71
  br label %sw.epilog, !dbg !72

sw.bb7:                                           ; preds = %entry
  %call8 = call i64 @writev(i32 noundef 1, ptr noundef null, i32 noundef 0), !dbg !73
  br label %sw.epilog, !dbg !74

sw.default:                                       ; preds = %entry
  %call9 = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 0), !dbg !75
  br label %sw.epilog, !dbg !76

sw.epilog:                                        ; preds = %sw.default, %sw.bb7, %sw.bb5, %sw.bb3, %sw.bb
  ret ptr null, !dbg !77
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_cancel(i64 noundef) #1

declare i64 @pthread_self() #1

declare i32 @creat(ptr noundef, i32 noundef) #1

declare i32 @openat(i32 noundef, ptr noundef, i32 noundef, ...) #1

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) #1

declare i64 @writev(i32 noundef, ptr noundef, i32 noundef) #1

declare i32 @open(ptr noundef, i32 noundef, ...) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "cancel_at_files_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "51348ec041c20776207c7cdafe7888b6")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !12, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !10}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{!0}
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 21, type: !21, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!11}
!23 = !{}
!24 = !DILocalVariable(name: "cancelled", scope: !20, file: !2, line: 22, type: !11)
!25 = !DILocation(line: 22, column: 7, scope: !20)
!26 = !DILocalVariable(name: "which", scope: !27, file: !2, line: 23, type: !11)
!27 = distinct !DILexicalBlock(scope: !20, file: !2, line: 23, column: 3)
!28 = !DILocation(line: 23, column: 12, scope: !27)
!29 = !DILocation(line: 23, column: 8, scope: !27)
!30 = !DILocation(line: 23, column: 23, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !2, line: 23, column: 3)
!32 = !DILocation(line: 23, column: 29, scope: !31)
!33 = !DILocation(line: 23, column: 3, scope: !27)
!34 = !DILocalVariable(name: "thread", scope: !35, file: !2, line: 24, type: !36)
!35 = distinct !DILexicalBlock(scope: !31, file: !2, line: 23, column: 43)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 39, baseType: !38)
!37 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 24, column: 15, scope: !35)
!40 = !DILocalVariable(name: "value", scope: !35, file: !2, line: 25, type: !9)
!41 = !DILocation(line: 25, column: 11, scope: !35)
!42 = !DILocation(line: 26, column: 5, scope: !35)
!43 = !DILocation(line: 27, column: 18, scope: !35)
!44 = !DILocation(line: 27, column: 5, scope: !35)
!45 = !DILocation(line: 28, column: 18, scope: !35)
!46 = !DILocation(line: 28, column: 24, scope: !35)
!47 = !DILocation(line: 28, column: 15, scope: !35)
!48 = !DILocation(line: 29, column: 3, scope: !35)
!49 = !DILocation(line: 23, column: 39, scope: !31)
!50 = !DILocation(line: 23, column: 3, scope: !31)
!51 = distinct !{!51, !33, !52, !53}
!52 = !DILocation(line: 29, column: 3, scope: !27)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 30, column: 10, scope: !20)
!55 = !DILocation(line: 30, column: 3, scope: !20)
!56 = distinct !DISubprogram(name: "worker", scope: !2, file: !2, line: 10, type: !57, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !23)
!57 = !DISubroutineType(types: !58)
!58 = !{!9, !9}
!59 = !DILocalVariable(name: "which", arg: 1, scope: !56, file: !2, line: 10, type: !9)
!60 = !DILocation(line: 10, column: 27, scope: !56)
!61 = !DILocation(line: 11, column: 18, scope: !56)
!62 = !DILocation(line: 11, column: 3, scope: !56)
!63 = !DILocation(line: 12, column: 19, scope: !56)
!64 = !DILocation(line: 12, column: 11, scope: !56)
!65 = !DILocation(line: 12, column: 3, scope: !56)
!66 = !DILocation(line: 13, column: 11, scope: !67)
!67 = distinct !DILexicalBlock(scope: !56, file: !2, line: 12, column: 26)
!68 = !DILocation(line: 13, column: 31, scope: !67)
!69 = !DILocation(line: 14, column: 11, scope: !67)
!70 = !DILocation(line: 14, column: 46, scope: !67)
!71 = !DILocation(line: 15, column: 11, scope: !67)
!72 = !DILocation(line: 15, column: 29, scope: !67)
!73 = !DILocation(line: 16, column: 11, scope: !67)
!74 = !DILocation(line: 16, column: 31, scope: !67)
!75 = !DILocation(line: 17, column: 12, scope: !67)
!76 = !DILocation(line: 18, column: 3, scope: !67)
!77 = !DILocation(line: 19, column: 3, scope: !56)
