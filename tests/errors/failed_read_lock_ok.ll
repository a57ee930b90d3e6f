; ModuleID = 'failed_read_lock_ok.c'
source_filename = "failed_read_lock_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_rwlock_t = type { %struct.anon, [40 x i8] }
%struct.anon = type { i32, i64 }

@lock = internal global %union.pthread_rwlock_t { %struct.anon zeroinitializer, [40 x i8] undef }, align 8, !dbg !0
@number = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %found = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !39, !DIExpression(), !40)
    #dbg_declare(ptr %found, !41, !DIExpression(), !42)
  store i32 0, ptr %found, align 4, !dbg !42
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @writer, ptr noundef null), !dbg !43
  %call1 = call i32 @pthread_rwlock_tryrdlock(ptr noundef @lock), !dbg !44
  %cmp = icmp eq i32 %call1, 0, !dbg !46
  br i1 %cmp, label %if.then, label %if.else, !dbg !47

if.then:                                          ; preds = %entry
  %call2 = call i32 @pthread_rwlock_unlock(ptr noundef @lock), !dbg !48
  br label %if.end, !dbg !48

if.else:                                          ; preds = %entry
  %0 = load i32, ptr @number, align 4, !dbg !49
  store i32 %0, ptr %found, align 4, !dbg !50
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %1 = load i64, ptr %thread, align 8, !dbg !51
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !52
  %2 = load i32, ptr %found, align 4, !dbg !53
  ret i32 %2, !dbg !54
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %unused) #0 !dbg !55 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !58, !DIExpression(), !59)
  store i32 2, ptr @number, align 4, !dbg !60
  %call = call i32 @pthread_rwlock_wrlock(ptr noundef @lock), !dbg !61
  %call1 = call i32 @pthread_rwlock_unlock(ptr noundef @lock), !dbg !62
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !63
  ret ptr %0, !dbg !64
}

declare i32 @pthread_rwlock_tryrdlock(ptr noundef) #1

declare i32 @pthread_rwlock_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_rwlock_wrlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 8, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "failed_read_lock_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "fad007789793578a19023268e1b03072")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !11, line: 75, baseType: !12)
!11 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!12 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 68, size: 448, elements: !13)
!13 = !{!14, !21, !26}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !12, file: !11, line: 72, baseType: !15, size: 128)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !12, file: !11, line: 69, size: 128, elements: !16)
!16 = !{!17, !18}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__state", scope: !15, file: !11, line: 70, baseType: !9, size: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__writer", scope: !15, file: !11, line: 71, baseType: !19, size: 64, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 35, baseType: !20)
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !12, file: !11, line: 73, baseType: !22, size: 448)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 448, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 56)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !12, file: !11, line: 74, baseType: !27, size: 64)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !36, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!9}
!38 = !{}
!39 = !DILocalVariable(name: "thread", scope: !35, file: !3, line: 19, type: !19)
!40 = !DILocation(line: 19, column: 13, scope: !35)
!41 = !DILocalVariable(name: "found", scope: !35, file: !3, line: 20, type: !9)
!42 = !DILocation(line: 20, column: 7, scope: !35)
!43 = !DILocation(line: 21, column: 3, scope: !35)
!44 = !DILocation(line: 22, column: 7, scope: !45)
!45 = distinct !DILexicalBlock(scope: !35, file: !3, line: 22, column: 7)
!46 = !DILocation(line: 22, column: 39, scope: !45)
!47 = !DILocation(line: 22, column: 7, scope: !35)
!48 = !DILocation(line: 23, column: 5, scope: !45)
!49 = !DILocation(line: 25, column: 13, scope: !45)
!50 = !DILocation(line: 25, column: 11, scope: !45)
!51 = !DILocation(line: 26, column: 16, scope: !35)
!52 = !DILocation(line: 26, column: 3, scope: !35)
!53 = !DILocation(line: 27, column: 10, scope: !35)
!54 = !DILocation(line: 27, column: 3, scope: !35)
!55 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 11, type: !56, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!56 = !DISubroutineType(types: !57)
!57 = !{!5, !5}
!58 = !DILocalVariable(name: "unused", arg: 1, scope: !55, file: !3, line: 11, type: !5)
!59 = !DILocation(line: 11, column: 27, scope: !55)
!60 = !DILocation(line: 12, column: 10, scope: !55)
!61 = !DILocation(line: 13, column: 3, scope: !55)
!62 = !DILocation(line: 14, column: 3, scope: !55)
!63 = !DILocation(line: 15, column: 10, scope: !55)
!64 = !DILocation(line: 15, column: 3, scope: !55)
