; ModuleID = 'barrier_memory_reused_ok.c'
source_filename = "barrier_memory_reused_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.anon = type { %union.pthread_barrier_t }
%union.pthread_barrier_t = type { i64, [24 x i8] }

@memory = internal global %union.anon zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !37, !DIExpression(), !40)
  %call = call i32 @pthread_barrier_init(ptr noundef @memory, ptr noundef null, i32 noundef 2), !dbg !41
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @arrive, ptr noundef null), !dbg !42
  %call2 = call i32 @pthread_barrier_wait(ptr noundef @memory), !dbg !43
  %call3 = call i32 @pthread_barrier_destroy(ptr noundef @memory), !dbg !44
    #dbg_declare(ptr %i, !45, !DIExpression(), !47)
  store i32 0, ptr %i, align 4, !dbg !47
  br label %for.cond, !dbg !48

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !49
  %cmp = icmp slt i32 %0, 8, !dbg !51
  br i1 %cmp, label %for.body, label %for.end, !dbg !52

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !53
  %idxprom = sext i32 %1 to i64, !dbg !54
  %arrayidx = getelementptr inbounds [8 x i32], ptr @memory, i64 0, i64 %idxprom, !dbg !54
  store i32 7, ptr %arrayidx, align 4, !dbg !55
  br label %for.inc, !dbg !54

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %i, align 4, !dbg !56
  %inc = add nsw i32 %2, 1, !dbg !56
  store i32 %inc, ptr %i, align 4, !dbg !56
  br label %for.cond, !dbg !57, !llvm.loop !58

for.end:                                          ; preds = %for.cond
  %3 = load i64, ptr %t, align 8, !dbg !61
  %call4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !62
  ret i32 0, !dbg !63
}

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @arrive(ptr noundef %unused) #0 !dbg !64 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !67, !DIExpression(), !68)
  %call = call i32 @pthread_barrier_wait(ptr noundef @memory), !dbg !69
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !70
  ret ptr %0, !dbg !71
}

declare i32 @pthread_barrier_wait(ptr noundef) #1

declare i32 @pthread_barrier_destroy(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "memory", scope: !2, file: !3, line: 12, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barrier_memory_reused_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "5e94298f14d48cc90a8d2a487ce9f637")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 9, size: 256, elements: !8)
!8 = !{!9, !21}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "barrier", scope: !7, file: !3, line: 10, baseType: !10, size: 256)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !11, line: 85, baseType: !12)
!11 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!12 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 82, size: 256, elements: !13)
!13 = !{!14, !19}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !12, file: !11, line: 83, baseType: !15, size: 256)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !12, file: !11, line: 84, baseType: !20, size: 64)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "words", scope: !7, file: !3, line: 11, baseType: !22, size: 256)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 256, elements: !24)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{!25}
!25 = !DISubrange(count: 8)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !34, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!23}
!36 = !{}
!37 = !DILocalVariable(name: "t", scope: !33, file: !3, line: 20, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 35, baseType: !39)
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 20, column: 13, scope: !33)
!41 = !DILocation(line: 21, column: 3, scope: !33)
!42 = !DILocation(line: 22, column: 3, scope: !33)
!43 = !DILocation(line: 23, column: 3, scope: !33)
!44 = !DILocation(line: 24, column: 3, scope: !33)
!45 = !DILocalVariable(name: "i", scope: !46, file: !3, line: 25, type: !23)
!46 = distinct !DILexicalBlock(scope: !33, file: !3, line: 25, column: 3)
!47 = !DILocation(line: 25, column: 12, scope: !46)
!48 = !DILocation(line: 25, column: 8, scope: !46)
!49 = !DILocation(line: 25, column: 19, scope: !50)
!50 = distinct !DILexicalBlock(scope: !46, file: !3, line: 25, column: 3)
!51 = !DILocation(line: 25, column: 21, scope: !50)
!52 = !DILocation(line: 25, column: 3, scope: !46)
!53 = !DILocation(line: 26, column: 18, scope: !50)
!54 = !DILocation(line: 26, column: 5, scope: !50)
!55 = !DILocation(line: 26, column: 21, scope: !50)
!56 = !DILocation(line: 25, column: 27, scope: !50)
!57 = !DILocation(line: 25, column: 3, scope: !50)
!58 = distinct !{!58, !52, !59, !60}
!59 = !DILocation(line: 26, column: 23, scope: !46)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 27, column: 16, scope: !33)
!62 = !DILocation(line: 27, column: 3, scope: !33)
!63 = !DILocation(line: 28, column: 3, scope: !33)
!64 = distinct !DISubprogram(name: "arrive", scope: !3, file: !3, line: 14, type: !65, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!65 = !DISubroutineType(types: !66)
!66 = !{!5, !5}
!67 = !DILocalVariable(name: "unused", arg: 1, scope: !64, file: !3, line: 14, type: !5)
!68 = !DILocation(line: 14, column: 27, scope: !64)
!69 = !DILocation(line: 15, column: 3, scope: !64)
!70 = !DILocation(line: 16, column: 10, scope: !64)
!71 = !DILocation(line: 16, column: 3, scope: !64)
