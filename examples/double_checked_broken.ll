; ModuleID = 'double_checked_broken.c'
source_filename = "double_checked_broken.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@seen = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@is_ready = internal global i32 0, align 4, !dbg !7
@settings = internal global i32 0, align 4, !dbg !32
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !10

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !48, !DIExpression(), !51)
    #dbg_declare(ptr %b, !52, !DIExpression(), !53)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @worker, ptr noundef @seen), !dbg !54
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @worker, ptr noundef getelementptr inbounds ([2 x i32], ptr @seen, i64 0, i64 1)), !dbg !55
  %0 = load i64, ptr %a, align 8, !dbg !56
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !57
  %1 = load i64, ptr %b, align 8, !dbg !58
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !59
  ret i32 0, !dbg !60
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %argument) #0 !dbg !61 {
entry:
  %argument.addr = alloca ptr, align 8
  %out = alloca ptr, align 8
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !64, !DIExpression(), !65)
    #dbg_declare(ptr %out, !66, !DIExpression(), !68)
  %0 = load ptr, ptr %argument.addr, align 8, !dbg !69
  store ptr %0, ptr %out, align 8, !dbg !68
  %call = call i32 @get_settings(), !dbg !70
  %1 = load ptr, ptr %out, align 8, !dbg !71
  store i32 %call, ptr %1, align 4, !dbg !72
  ret ptr null, !dbg !73
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @get_settings() #0 !dbg !74 {
entry:
  %0 = load i32, ptr @is_ready, align 4, !dbg !75
  %tobool = icmp ne i32 %0, 0, !dbg !75
  br i1 %tobool, label %if.end4, label %if.then, !dbg !77

if.then:                                          ; preds = %entry
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !78
  %1 = load i32, ptr @is_ready, align 4, !dbg !80
  %tobool1 = icmp ne i32 %1, 0, !dbg !80
  br i1 %tobool1, label %if.end, label %if.then2, !dbg !82

if.then2:                                         ; preds = %if.then
  store i32 42, ptr @settings, align 4, !dbg !83
  store i32 1, ptr @is_ready, align 4, !dbg !85
  br label %if.end, !dbg !86

if.end:                                           ; preds = %if.then2, %if.then
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !87
  br label %if.end4, !dbg !88

if.end4:                                          ; preds = %if.end, %entry
  %2 = load i32, ptr @settings, align 4, !dbg !89
  ret i32 %2, !dbg !90
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 27, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "double_checked_broken.c", directory: ".", checksumkind: CSK_MD5, checksum: "e318d11f545e1d2f9af87fa3cd8cda19")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10, !32}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "is_ready", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 11, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 52, baseType: !14)
!13 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 40, size: 320, elements: !15)
!15 = !{!16, !25, !30}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !14, file: !13, line: 49, baseType: !17, size: 160)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !14, file: !13, line: 41, size: 160, elements: !18)
!18 = !{!19, !20, !22, !23, !24}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !17, file: !13, line: 42, baseType: !9, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !17, file: !13, line: 43, baseType: !21, size: 32, offset: 32)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !17, file: !13, line: 44, baseType: !9, size: 32, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !17, file: !13, line: 46, baseType: !21, size: 32, offset: 96)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !17, file: !13, line: 48, baseType: !9, size: 32, offset: 128)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !14, file: !13, line: 50, baseType: !26, size: 320)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 320, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 40)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 51, baseType: !31, size: 64)
!31 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "settings", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 2)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !45, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!9}
!47 = !{}
!48 = !DILocalVariable(name: "a", scope: !44, file: !3, line: 36, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 35, baseType: !50)
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !DILocation(line: 36, column: 13, scope: !44)
!52 = !DILocalVariable(name: "b", scope: !44, file: !3, line: 36, type: !49)
!53 = !DILocation(line: 36, column: 16, scope: !44)
!54 = !DILocation(line: 37, column: 3, scope: !44)
!55 = !DILocation(line: 38, column: 3, scope: !44)
!56 = !DILocation(line: 39, column: 16, scope: !44)
!57 = !DILocation(line: 39, column: 3, scope: !44)
!58 = !DILocation(line: 40, column: 16, scope: !44)
!59 = !DILocation(line: 40, column: 3, scope: !44)
!60 = !DILocation(line: 41, column: 3, scope: !44)
!61 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 29, type: !62, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!62 = !DISubroutineType(types: !63)
!63 = !{!5, !5}
!64 = !DILocalVariable(name: "argument", arg: 1, scope: !61, file: !3, line: 29, type: !5)
!65 = !DILocation(line: 29, column: 27, scope: !61)
!66 = !DILocalVariable(name: "out", scope: !61, file: !3, line: 30, type: !67)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!68 = !DILocation(line: 30, column: 8, scope: !61)
!69 = !DILocation(line: 30, column: 14, scope: !61)
!70 = !DILocation(line: 31, column: 10, scope: !61)
!71 = !DILocation(line: 31, column: 4, scope: !61)
!72 = !DILocation(line: 31, column: 8, scope: !61)
!73 = !DILocation(line: 32, column: 3, scope: !61)
!74 = distinct !DISubprogram(name: "get_settings", scope: !3, file: !3, line: 15, type: !45, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!75 = !DILocation(line: 16, column: 8, scope: !76)
!76 = distinct !DILexicalBlock(scope: !74, file: !3, line: 16, column: 7)
!77 = !DILocation(line: 16, column: 7, scope: !74)
!78 = !DILocation(line: 17, column: 5, scope: !79)
!79 = distinct !DILexicalBlock(scope: !76, file: !3, line: 16, column: 18)
!80 = !DILocation(line: 18, column: 10, scope: !81)
!81 = distinct !DILexicalBlock(scope: !79, file: !3, line: 18, column: 9)
!82 = !DILocation(line: 18, column: 9, scope: !79)
!83 = !DILocation(line: 19, column: 16, scope: !84)
!84 = distinct !DILexicalBlock(scope: !81, file: !3, line: 18, column: 20)
!85 = !DILocation(line: 20, column: 16, scope: !84)
!86 = !DILocation(line: 21, column: 5, scope: !84)
!87 = !DILocation(line: 22, column: 5, scope: !79)
!88 = !DILocation(line: 23, column: 3, scope: !79)
!89 = !DILocation(line: 24, column: 10, scope: !74)
!90 = !DILocation(line: 24, column: 3, scope: !74)
