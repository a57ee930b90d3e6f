; ModuleID = 'cancel_in_join_ok.c'
source_filename = "cancel_in_join_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@sem = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@late = internal global i64 0, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %joiner = alloca i64, align 8
  %result = alloca ptr, align 8
  %cancelled = alloca ptr, align 8
  %seven = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %joiner, !37, !DIExpression(), !38)
    #dbg_declare(ptr %result, !39, !DIExpression(), !40)
    #dbg_declare(ptr %cancelled, !41, !DIExpression(), !42)
    #dbg_declare(ptr %seven, !43, !DIExpression(), !44)
  %call = call i32 @sem_init(ptr noundef @sem, i32 noundef 0, i32 noundef 0), !dbg !45
  %call1 = call i32 @pthread_create(ptr noundef @late, ptr noundef null, ptr noundef @wait_for_main, ptr noundef %seven), !dbg !46
  %call2 = call i32 @pthread_create(ptr noundef %joiner, ptr noundef null, ptr noundef @join, ptr noundef null), !dbg !47
  %0 = load i64, ptr %joiner, align 8, !dbg !48
  %call3 = call i32 @pthread_cancel(i64 noundef %0), !dbg !49
  %1 = load i64, ptr %joiner, align 8, !dbg !50
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef %cancelled), !dbg !51
  %call5 = call i32 @sem_post(ptr noundef @sem), !dbg !52
  %2 = load i64, ptr @late, align 8, !dbg !53
  %call6 = call i32 @pthread_join(i64 noundef %2, ptr noundef %result), !dbg !54
  %3 = load ptr, ptr %cancelled, align 8, !dbg !55
  %cmp = icmp eq ptr %3, inttoptr (i64 -1 to ptr), !dbg !56
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !57

land.rhs:                                         ; preds = %entry
  %4 = load ptr, ptr %result, align 8, !dbg !58
  %cmp7 = icmp eq ptr %4, %seven, !dbg !59
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %5 = phi i1 [ false, %entry ], [ %cmp7, %land.rhs ], !dbg !60
  %6 = zext i1 %5 to i64, !dbg !55
  %cond = select i1 %5, i32 7, i32 1, !dbg !55
  ret i32 %cond, !dbg !61
}

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_for_main(ptr noundef %result) #0 !dbg !62 {
entry:
  %result.addr = alloca ptr, align 8
  store ptr %result, ptr %result.addr, align 8
    #dbg_declare(ptr %result.addr, !65, !DIExpression(), !66)
  %call = call i32 @sem_wait(ptr noundef @sem), !dbg !67
  %0 = load ptr, ptr %result.addr, align 8, !dbg !68
  ret ptr %0, !dbg !69
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @join(ptr noundef %unused) #0 !dbg !70 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !71, !DIExpression(), !72)
  %0 = load i64, ptr @late, align 8, !dbg !73
  %call = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !74
  ret ptr null, !dbg !75
}

declare i32 @pthread_cancel(i64 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @sem_post(ptr noundef) #1

declare i32 @sem_wait(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sem", scope: !2, file: !3, line: 6, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cancel_in_join_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "07fd880444bb6c1a17fbd4f6cdb75d08")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "late", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 39, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!11 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !13, line: 11, baseType: !14)
!13 = !DIFile(filename: "../../libc-shim/include/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "82374f60a482038d1bb9c53a7d9b0cc7")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 7, size: 256, elements: !15)
!15 = !{!16, !18, !23}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !14, file: !13, line: 8, baseType: !17, size: 32)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !14, file: !13, line: 9, baseType: !19, size: 256)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 256, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 10, baseType: !24, size: 64)
!24 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !33, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !{}
!37 = !DILocalVariable(name: "joiner", scope: !32, file: !3, line: 17, type: !9)
!38 = !DILocation(line: 17, column: 13, scope: !32)
!39 = !DILocalVariable(name: "result", scope: !32, file: !3, line: 18, type: !5)
!40 = !DILocation(line: 18, column: 9, scope: !32)
!41 = !DILocalVariable(name: "cancelled", scope: !32, file: !3, line: 18, type: !5)
!42 = !DILocation(line: 18, column: 18, scope: !32)
!43 = !DILocalVariable(name: "seven", scope: !32, file: !3, line: 19, type: !35)
!44 = !DILocation(line: 19, column: 7, scope: !32)
!45 = !DILocation(line: 20, column: 3, scope: !32)
!46 = !DILocation(line: 21, column: 3, scope: !32)
!47 = !DILocation(line: 22, column: 3, scope: !32)
!48 = !DILocation(line: 23, column: 18, scope: !32)
!49 = !DILocation(line: 23, column: 3, scope: !32)
!50 = !DILocation(line: 24, column: 16, scope: !32)
!51 = !DILocation(line: 24, column: 3, scope: !32)
!52 = !DILocation(line: 25, column: 3, scope: !32)
!53 = !DILocation(line: 26, column: 16, scope: !32)
!54 = !DILocation(line: 26, column: 3, scope: !32)
!55 = !DILocation(line: 27, column: 10, scope: !32)
!56 = !DILocation(line: 27, column: 20, scope: !32)
!57 = !DILocation(line: 27, column: 40, scope: !32)
!58 = !DILocation(line: 27, column: 43, scope: !32)
!59 = !DILocation(line: 27, column: 50, scope: !32)
!60 = !DILocation(line: 0, scope: !32)
!61 = !DILocation(line: 27, column: 3, scope: !32)
!62 = distinct !DISubprogram(name: "wait_for_main", scope: !3, file: !3, line: 8, type: !63, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!63 = !DISubroutineType(types: !64)
!64 = !{!5, !5}
!65 = !DILocalVariable(name: "result", arg: 1, scope: !62, file: !3, line: 8, type: !5)
!66 = !DILocation(line: 8, column: 34, scope: !62)
!67 = !DILocation(line: 9, column: 3, scope: !62)
!68 = !DILocation(line: 10, column: 10, scope: !62)
!69 = !DILocation(line: 10, column: 3, scope: !62)
!70 = distinct !DISubprogram(name: "join", scope: !3, file: !3, line: 12, type: !63, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!71 = !DILocalVariable(name: "unused", arg: 1, scope: !70, file: !3, line: 12, type: !5)
!72 = !DILocation(line: 12, column: 25, scope: !70)
!73 = !DILocation(line: 13, column: 16, scope: !70)
!74 = !DILocation(line: 13, column: 3, scope: !70)
!75 = !DILocation(line: 14, column: 3, scope: !70)
