; ModuleID = 'robust_owner_ends_ok.c'
source_filename = "robust_owner_ends_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_mutexattr_t = type { i32 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %attr = alloca %union.pthread_mutexattr_t, align 4
  %first = alloca i32, align 4
  %second = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !39, !DIExpression(), !42)
    #dbg_declare(ptr %attr, !43, !DIExpression(), !48)
  %call = call i32 @pthread_mutexattr_init(ptr noundef %attr), !dbg !49
  %call1 = call i32 @pthread_mutexattr_setrobust(ptr noundef %attr, i32 noundef 1), !dbg !50
  %call2 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %attr), !dbg !51
  %call3 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @owner, ptr noundef null), !dbg !52
    #dbg_declare(ptr %first, !53, !DIExpression(), !54)
  %call4 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !55
  store i32 %call4, ptr %first, align 4, !dbg !54
  %0 = load i32, ptr %first, align 4, !dbg !56
  %cmp = icmp eq i32 %0, 130, !dbg !58
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !59

land.lhs.true:                                    ; preds = %entry
  %call5 = call i32 @pthread_mutex_consistent(ptr noundef @mutex), !dbg !60
  %cmp6 = icmp ne i32 %call5, 0, !dbg !61
  br i1 %cmp6, label %if.then, label %if.end, !dbg !62

if.then:                                          ; preds = %land.lhs.true
  store i32 3, ptr %retval, align 4, !dbg !63
  br label %return, !dbg !63

if.end:                                           ; preds = %land.lhs.true, %entry
  %call7 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !64
  %1 = load i64, ptr %thread, align 8, !dbg !65
  %call8 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !66
    #dbg_declare(ptr %second, !67, !DIExpression(), !68)
  %call9 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !69
  store i32 %call9, ptr %second, align 4, !dbg !68
  %2 = load i32, ptr %first, align 4, !dbg !70
  %cmp10 = icmp eq i32 %2, 130, !dbg !72
  br i1 %cmp10, label %land.lhs.true11, label %if.end14, !dbg !73

land.lhs.true11:                                  ; preds = %if.end
  %3 = load i32, ptr %second, align 4, !dbg !74
  %cmp12 = icmp eq i32 %3, 0, !dbg !75
  br i1 %cmp12, label %if.then13, label %if.end14, !dbg !76

if.then13:                                        ; preds = %land.lhs.true11
  store i32 1, ptr %retval, align 4, !dbg !77
  br label %return, !dbg !77

if.end14:                                         ; preds = %land.lhs.true11, %if.end
  %4 = load i32, ptr %first, align 4, !dbg !78
  %cmp15 = icmp eq i32 %4, 0, !dbg !79
  br i1 %cmp15, label %land.rhs, label %land.end, !dbg !80

land.rhs:                                         ; preds = %if.end14
  %5 = load i32, ptr %second, align 4, !dbg !81
  %cmp16 = icmp eq i32 %5, 130, !dbg !82
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end14
  %6 = phi i1 [ false, %if.end14 ], [ %cmp16, %land.rhs ], !dbg !83
  %7 = zext i1 %6 to i64, !dbg !78
  %cond = select i1 %6, i32 2, i32 4, !dbg !78
  store i32 %cond, ptr %retval, align 4, !dbg !84
  br label %return, !dbg !84

return:                                           ; preds = %land.end, %if.then13, %if.then
  %8 = load i32, ptr %retval, align 4, !dbg !85
  ret i32 %8, !dbg !85
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_setrobust(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %unused) #0 !dbg !86 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !89, !DIExpression(), !90)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !91
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !92
  ret ptr %0, !dbg !93
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_consistent(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "robust_owner_ends_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "24950903836e0eefeb7ad615b373c297")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !8, line: 57, baseType: !9)
!8 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 45, size: 320, elements: !10)
!10 = !{!11, !21, !26}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !9, file: !8, line: 54, baseType: !12, size: 160)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !9, file: !8, line: 46, size: 160, elements: !13)
!13 = !{!14, !16, !18, !19, !20}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !12, file: !8, line: 47, baseType: !15, size: 32)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !12, file: !8, line: 48, baseType: !17, size: 32, offset: 32)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !12, file: !8, line: 49, baseType: !15, size: 32, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !12, file: !8, line: 51, baseType: !17, size: 32, offset: 96)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !12, file: !8, line: 53, baseType: !15, size: 32, offset: 128)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !9, file: !8, line: 55, baseType: !22, size: 320)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 320, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 40)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 56, baseType: !27, size: 64)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !36, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!15}
!38 = !{}
!39 = !DILocalVariable(name: "thread", scope: !35, file: !3, line: 12, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 39, baseType: !41)
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 12, column: 13, scope: !35)
!43 = !DILocalVariable(name: "attr", scope: !35, file: !3, line: 13, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !8, line: 61, baseType: !45)
!45 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 59, size: 32, elements: !46)
!46 = !{!47}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !45, file: !8, line: 60, baseType: !15, size: 32)
!48 = !DILocation(line: 13, column: 23, scope: !35)
!49 = !DILocation(line: 14, column: 3, scope: !35)
!50 = !DILocation(line: 15, column: 3, scope: !35)
!51 = !DILocation(line: 16, column: 3, scope: !35)
!52 = !DILocation(line: 17, column: 3, scope: !35)
!53 = !DILocalVariable(name: "first", scope: !35, file: !3, line: 18, type: !15)
!54 = !DILocation(line: 18, column: 7, scope: !35)
!55 = !DILocation(line: 18, column: 15, scope: !35)
!56 = !DILocation(line: 19, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !35, file: !3, line: 19, column: 7)
!58 = !DILocation(line: 19, column: 13, scope: !57)
!59 = !DILocation(line: 19, column: 27, scope: !57)
!60 = !DILocation(line: 19, column: 30, scope: !57)
!61 = !DILocation(line: 19, column: 63, scope: !57)
!62 = !DILocation(line: 19, column: 7, scope: !35)
!63 = !DILocation(line: 19, column: 69, scope: !57)
!64 = !DILocation(line: 20, column: 3, scope: !35)
!65 = !DILocation(line: 21, column: 16, scope: !35)
!66 = !DILocation(line: 21, column: 3, scope: !35)
!67 = !DILocalVariable(name: "second", scope: !35, file: !3, line: 22, type: !15)
!68 = !DILocation(line: 22, column: 7, scope: !35)
!69 = !DILocation(line: 22, column: 16, scope: !35)
!70 = !DILocation(line: 23, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !35, file: !3, line: 23, column: 7)
!72 = !DILocation(line: 23, column: 13, scope: !71)
!73 = !DILocation(line: 23, column: 27, scope: !71)
!74 = !DILocation(line: 23, column: 30, scope: !71)
!75 = !DILocation(line: 23, column: 37, scope: !71)
!76 = !DILocation(line: 23, column: 7, scope: !35)
!77 = !DILocation(line: 23, column: 43, scope: !71)
!78 = !DILocation(line: 24, column: 10, scope: !35)
!79 = !DILocation(line: 24, column: 16, scope: !35)
!80 = !DILocation(line: 24, column: 21, scope: !35)
!81 = !DILocation(line: 24, column: 24, scope: !35)
!82 = !DILocation(line: 24, column: 31, scope: !35)
!83 = !DILocation(line: 0, scope: !35)
!84 = !DILocation(line: 24, column: 3, scope: !35)
!85 = !DILocation(line: 25, column: 1, scope: !35)
!86 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 7, type: !87, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!87 = !DISubroutineType(types: !88)
!88 = !{!5, !5}
!89 = !DILocalVariable(name: "unused", arg: 1, scope: !86, file: !3, line: 7, type: !5)
!90 = !DILocation(line: 7, column: 26, scope: !86)
!91 = !DILocation(line: 8, column: 3, scope: !86)
!92 = !DILocation(line: 9, column: 10, scope: !86)
!93 = !DILocation(line: 9, column: 3, scope: !86)
