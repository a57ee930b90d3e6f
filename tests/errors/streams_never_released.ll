; ModuleID = 'streams_never_released.c'
source_filename = "streams_never_released.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"never\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [6 x i8] c"waits\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !25 {
entry:
  %retval = alloca i32, align 4
  %file = alloca ptr, align 8
  %a = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %file, !30, !DIExpression(), !35)
  %call = call ptr @fopen(ptr noundef @.str, ptr noundef @.str.1), !dbg !36
  store ptr %call, ptr %file, align 8, !dbg !35
  %0 = load ptr, ptr %file, align 8, !dbg !37
  %cmp = icmp eq ptr %0, null, !dbg !39
  br i1 %cmp, label %if.then, label %if.end, !dbg !40

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4, !dbg !41
  br label %return, !dbg !41

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %a, !42, !DIExpression(), !46)
  %1 = load ptr, ptr %file, align 8, !dbg !47
  %call1 = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @hold, ptr noundef %1), !dbg !48
  %2 = load i64, ptr %a, align 8, !dbg !49
  %call2 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !50
  %3 = load ptr, ptr %file, align 8, !dbg !51
  %call3 = call i32 @fputs(ptr noundef @.str.2, ptr noundef %3), !dbg !52
  store i32 0, ptr %retval, align 4, !dbg !53
  br label %return, !dbg !53

return:                                           ; preds = %if.end, %if.then
  %4 = load i32, ptr %retval, align 4, !dbg !54
  ret i32 %4, !dbg !54
}

declare ptr @fopen(ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @hold(ptr noundef %file) #0 !dbg !55 {
entry:
  %file.addr = alloca ptr, align 8
  store ptr %file, ptr %file.addr, align 8
    #dbg_declare(ptr %file.addr, !58, !DIExpression(), !59)
  %0 = load ptr, ptr %file.addr, align 8, !dbg !60
  call void @flockfile(ptr noundef %0), !dbg !61
  ret ptr null, !dbg !62
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare void @flockfile(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "streams_never_released.c", directory: ".", checksumkind: CSK_MD5, checksum: "9eb7c5c6e5dccd864ae809e86f166ac3")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 2)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !3, isLocal: true, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !7, !12}
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 8, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 2}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 12, type: !26, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !29)
!26 = !DISubroutineType(types: !27)
!27 = !{!28}
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{}
!30 = !DILocalVariable(name: "file", scope: !25, file: !2, line: 13, type: !31)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !33, line: 12, baseType: !34)
!33 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "ead6eea74c339c03b5b1ca631994b452")
!34 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !33, line: 12, flags: DIFlagFwdDecl)
!35 = !DILocation(line: 13, column: 9, scope: !25)
!36 = !DILocation(line: 13, column: 16, scope: !25)
!37 = !DILocation(line: 14, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !25, file: !2, line: 14, column: 7)
!39 = !DILocation(line: 14, column: 12, scope: !38)
!40 = !DILocation(line: 14, column: 7, scope: !25)
!41 = !DILocation(line: 15, column: 5, scope: !38)
!42 = !DILocalVariable(name: "a", scope: !25, file: !2, line: 16, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 75, baseType: !45)
!44 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DILocation(line: 16, column: 13, scope: !25)
!47 = !DILocation(line: 17, column: 34, scope: !25)
!48 = !DILocation(line: 17, column: 3, scope: !25)
!49 = !DILocation(line: 18, column: 16, scope: !25)
!50 = !DILocation(line: 18, column: 3, scope: !25)
!51 = !DILocation(line: 19, column: 18, scope: !25)
!52 = !DILocation(line: 19, column: 3, scope: !25)
!53 = !DILocation(line: 20, column: 3, scope: !25)
!54 = !DILocation(line: 21, column: 1, scope: !25)
!55 = distinct !DISubprogram(name: "hold", scope: !2, file: !2, line: 7, type: !56, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !29)
!56 = !DISubroutineType(types: !57)
!57 = !{!16, !16}
!58 = !DILocalVariable(name: "file", arg: 1, scope: !55, file: !2, line: 7, type: !16)
!59 = !DILocation(line: 7, column: 25, scope: !55)
!60 = !DILocation(line: 8, column: 13, scope: !55)
!61 = !DILocation(line: 8, column: 3, scope: !55)
!62 = !DILocation(line: 9, column: 3, scope: !55)
