; ModuleID = 'exit_with_status.c'
source_filename = "exit_with_status.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"first\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"last\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"some\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [5 x i8] c"none\00", align 1, !dbg !14
@stdout = external global ptr, align 8
@.str.4 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1, !dbg !16
@.str.5 = private unnamed_addr constant [7 x i8] c"atexit\00", align 1, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !36 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @on_exit(ptr noundef @ends, ptr noundef null), !dbg !40
  %call1 = call i32 @on_exit(ptr noundef @told, ptr noundef @.str), !dbg !41
  %call2 = call i32 @atexit(ptr noundef @untold), !dbg !42
  %call3 = call i32 @on_exit(ptr noundef @told, ptr noundef @.str.1), !dbg !43
  ret i32 5, !dbg !44
}

declare i32 @on_exit(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @ends(i32 noundef %status, ptr noundef %unused) #0 !dbg !45 {
entry:
  %status.addr = alloca i32, align 4
  %unused.addr = alloca ptr, align 8
  store i32 %status, ptr %status.addr, align 4
    #dbg_declare(ptr %status.addr, !49, !DIExpression(), !50)
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !51, !DIExpression(), !52)
  %0 = load i32, ptr %status.addr, align 4, !dbg !53
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !54
  %tobool = icmp ne ptr %1, null, !dbg !54
  %2 = zext i1 %tobool to i64, !dbg !54
  %cond = select i1 %tobool, ptr @.str.2, ptr @.str.3, !dbg !54
  call void @told(i32 noundef %0, ptr noundef %cond), !dbg !55
  %3 = load ptr, ptr @stdout, align 8, !dbg !56
  %call = call i32 @fflush(ptr noundef %3), !dbg !57
  call void @_exit(i32 noundef 0) #3, !dbg !58
  unreachable, !dbg !58
}

; Function Attrs: noinline nounwind uwtable
define internal void @told(i32 noundef %status, ptr noundef %name) #0 !dbg !59 {
entry:
  %status.addr = alloca i32, align 4
  %name.addr = alloca ptr, align 8
  store i32 %status, ptr %status.addr, align 4
    #dbg_declare(ptr %status.addr, !60, !DIExpression(), !61)
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !62, !DIExpression(), !63)
  %0 = load ptr, ptr %name.addr, align 8, !dbg !64
  %1 = load i32, ptr %status.addr, align 4, !dbg !65
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.4, ptr noundef %0, i32 noundef %1), !dbg !66
  ret void, !dbg !67
}

declare i32 @atexit(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @untold() #0 !dbg !68 {
entry:
  %call = call i32 @puts(ptr noundef @.str.5), !dbg !71
  ret void, !dbg !72
}

declare i32 @fflush(ptr noundef) #1

; Function Attrs: noreturn
declare void @_exit(i32 noundef) #2

declare i32 @printf(ptr noundef, ...) #1

declare i32 @puts(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!23}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "exit_with_status.c", directory: ".", checksumkind: CSK_MD5, checksum: "8df86bb061e0f4102d70e024caa0b442")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !9, isLocal: true, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !9, isLocal: true, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 7)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !18, isLocal: true, isDefinition: true)
!23 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !24, globals: !28, splitDebugInlining: false, nameTableKind: None)
!24 = !{!25, !26}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!28 = !{!0, !7, !12, !14, !16, !21}
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 17, type: !37, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !23)
!37 = !DISubroutineType(types: !38)
!38 = !{!39}
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DILocation(line: 18, column: 3, scope: !36)
!41 = !DILocation(line: 19, column: 3, scope: !36)
!42 = !DILocation(line: 20, column: 3, scope: !36)
!43 = !DILocation(line: 21, column: 3, scope: !36)
!44 = !DILocation(line: 22, column: 3, scope: !36)
!45 = distinct !DISubprogram(name: "ends", scope: !2, file: !2, line: 9, type: !46, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !23, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{null, !39, !25}
!48 = !{}
!49 = !DILocalVariable(name: "status", arg: 1, scope: !45, file: !2, line: 9, type: !39)
!50 = !DILocation(line: 9, column: 22, scope: !45)
!51 = !DILocalVariable(name: "unused", arg: 2, scope: !45, file: !2, line: 9, type: !25)
!52 = !DILocation(line: 9, column: 36, scope: !45)
!53 = !DILocation(line: 10, column: 8, scope: !45)
!54 = !DILocation(line: 10, column: 16, scope: !45)
!55 = !DILocation(line: 10, column: 3, scope: !45)
!56 = !DILocation(line: 11, column: 10, scope: !45)
!57 = !DILocation(line: 11, column: 3, scope: !45)
!58 = !DILocation(line: 12, column: 3, scope: !45)
!59 = distinct !DISubprogram(name: "told", scope: !2, file: !2, line: 7, type: !46, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !23, retainedNodes: !48)
!60 = !DILocalVariable(name: "status", arg: 1, scope: !59, file: !2, line: 7, type: !39)
!61 = !DILocation(line: 7, column: 22, scope: !59)
!62 = !DILocalVariable(name: "name", arg: 2, scope: !59, file: !2, line: 7, type: !25)
!63 = !DILocation(line: 7, column: 36, scope: !59)
!64 = !DILocation(line: 7, column: 76, scope: !59)
!65 = !DILocation(line: 7, column: 82, scope: !59)
!66 = !DILocation(line: 7, column: 44, scope: !59)
!67 = !DILocation(line: 7, column: 91, scope: !59)
!68 = distinct !DISubprogram(name: "untold", scope: !2, file: !2, line: 15, type: !69, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !23)
!69 = !DISubroutineType(types: !70)
!70 = !{null}
!71 = !DILocation(line: 15, column: 28, scope: !68)
!72 = !DILocation(line: 15, column: 44, scope: !68)
