; ModuleID = 'thread_without_result_ok.c'
source_filename = "thread_without_result_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__tresse_cleanup = type { ptr, ptr, ptr }

@key = internal global i32 0, align 4, !dbg !0
@done = internal global i32 0, align 4, !dbg !25
@.str = private unnamed_addr constant [10 x i8] c"done == 1\00", align 1, !dbg !8
@.str.1 = private unnamed_addr constant [27 x i8] c"thread_without_result_ok.c\00", align 1, !dbg !14
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !19
@__const.work.__handler = private unnamed_addr constant %struct.__tresse_cleanup { ptr @cleanup, ptr @done, ptr null }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !41, !DIExpression(), !44)
  %call = call i32 @pthread_key_create(ptr noundef @key, ptr noundef null), !dbg !45
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !46
  %0 = load i64, ptr %thread, align 8, !dbg !47
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !48
  %1 = load i32, ptr @done, align 4, !dbg !49
  %cmp = icmp eq i32 %1, 1, !dbg !49
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !49

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !49

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__func__.main) #4, !dbg !49
  unreachable, !dbg !49

2:                                                ; No predecessors!
  br label %cond.end, !dbg !49

cond.end:                                         ; preds = %2, %cond.true
  ret i32 0, !dbg !50
}

declare i32 @pthread_key_create(ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %unused) #0 !dbg !51 {
entry:
  %retval = alloca ptr, align 8
  %unused.addr = alloca ptr, align 8
  %__handler = alloca %struct.__tresse_cleanup, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !55, !DIExpression(), !56)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !57
  %1 = load i32, ptr @key, align 4, !dbg !58
  %call = call i32 @pthread_setspecific(i32 noundef %1, ptr noundef @done), !dbg !59
  br label %do.body, !dbg !60

do.body:                                          ; preds = %entry
    #dbg_declare(ptr %__handler, !61, !DIExpression(), !73)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %__handler, ptr align 8 @__const.work.__handler, i64 24, i1 false), !dbg !73
  call void @__tresse_cleanup_push(ptr noundef %__handler), !dbg !73
  br label %do.body1, !dbg !73

do.body1:                                         ; preds = %do.body
  br label %do.end, !dbg !74

do.end:                                           ; preds = %do.body1
  call void @__tresse_cleanup_pop(ptr noundef %__handler), !dbg !76
  %__run = getelementptr inbounds %struct.__tresse_cleanup, ptr %__handler, i32 0, i32 0, !dbg !77
  %2 = load ptr, ptr %__run, align 8, !dbg !77
  %__argument = getelementptr inbounds %struct.__tresse_cleanup, ptr %__handler, i32 0, i32 1, !dbg !77
  %3 = load ptr, ptr %__argument, align 8, !dbg !77
  call void %2(ptr noundef %3), !dbg !77
  br label %do.end2, !dbg !76

do.end2:                                          ; preds = %do.end
  %4 = load ptr, ptr %retval, align 8, !dbg !79
  ret ptr %4, !dbg !79
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @cleanup(ptr noundef %at) #0 !dbg !80 {
entry:
  %at.addr = alloca ptr, align 8
  store ptr %at, ptr %at.addr, align 8
    #dbg_declare(ptr %at.addr, !81, !DIExpression(), !82)
  %0 = load ptr, ptr %at.addr, align 8, !dbg !83
  store i32 1, ptr %0, align 4, !dbg !84
  ret void, !dbg !85
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare void @__tresse_cleanup_push(ptr noundef) #1

declare void @__tresse_cleanup_pop(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 8, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread_without_result_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "1bf1d848b0c4639b4bb242c849c489b9")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !14, !19, !0, !25}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 80, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 10)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 216, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 27)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 40, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!23 = !{!24}
!24 = !DISubrange(count: 5)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 9, type: !6, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !28, line: 40, baseType: !29)
!28 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!29 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !38, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!6}
!40 = !{}
!41 = !DILocalVariable(name: "thread", scope: !37, file: !3, line: 21, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 39, baseType: !43)
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 21, column: 13, scope: !37)
!45 = !DILocation(line: 22, column: 3, scope: !37)
!46 = !DILocation(line: 23, column: 3, scope: !37)
!47 = !DILocation(line: 24, column: 16, scope: !37)
!48 = !DILocation(line: 24, column: 3, scope: !37)
!49 = !DILocation(line: 25, column: 3, scope: !37)
!50 = !DILocation(line: 26, column: 3, scope: !37)
!51 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 13, type: !52, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!55 = !DILocalVariable(name: "unused", arg: 1, scope: !51, file: !3, line: 13, type: !54)
!56 = !DILocation(line: 13, column: 25, scope: !51)
!57 = !DILocation(line: 14, column: 9, scope: !51)
!58 = !DILocation(line: 15, column: 23, scope: !51)
!59 = !DILocation(line: 15, column: 3, scope: !51)
!60 = !DILocation(line: 16, column: 3, scope: !51)
!61 = !DILocalVariable(name: "__handler", scope: !62, file: !3, line: 16, type: !63)
!62 = distinct !DILexicalBlock(scope: !51, file: !3, line: 16, column: 3)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__tresse_cleanup", file: !64, line: 218, size: 192, elements: !65)
!64 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "75f9e3a6fd4edaecf2f803e50b9972aa")
!65 = !{!66, !70, !71}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__run", scope: !63, file: !64, line: 219, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !54}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__argument", scope: !63, file: !64, line: 220, baseType: !54, size: 64, offset: 64)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__outer", scope: !63, file: !64, line: 221, baseType: !72, size: 64, offset: 128)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!73 = !DILocation(line: 16, column: 3, scope: !62)
!74 = !DILocation(line: 17, column: 3, scope: !75)
!75 = distinct !DILexicalBlock(scope: !62, file: !3, line: 16, column: 3)
!76 = !DILocation(line: 17, column: 3, scope: !62)
!77 = !DILocation(line: 17, column: 3, scope: !78)
!78 = distinct !DILexicalBlock(scope: !62, file: !3, line: 17, column: 3)
!79 = !DILocation(line: 18, column: 1, scope: !51)
!80 = distinct !DISubprogram(name: "cleanup", scope: !3, file: !3, line: 11, type: !68, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!81 = !DILocalVariable(name: "at", arg: 1, scope: !80, file: !3, line: 11, type: !54)
!82 = !DILocation(line: 11, column: 27, scope: !80)
!83 = !DILocation(line: 11, column: 41, scope: !80)
!84 = !DILocation(line: 11, column: 44, scope: !80)
!85 = !DILocation(line: 11, column: 49, scope: !80)
