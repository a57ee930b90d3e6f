; ModuleID = 'cancel_disabled.c'
source_filename = "cancel_disabled.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@sem = internal global %union.sem_t zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !27 {
entry:
  %thread = alloca i64, align 8
    #dbg_declare(ptr %thread, !32, !DIExpression(), !36)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @taker, ptr noundef null), !dbg !37
  %0 = load i64, ptr %thread, align 8, !dbg !38
  %call1 = call i32 @pthread_cancel(i64 noundef %0), !dbg !39
  %1 = load i64, ptr %thread, align 8, !dbg !40
  %call2 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !41
  ret i32 0, !dbg !42
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @taker(ptr noundef %unused) #0 !dbg !43 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !46, !DIExpression(), !47)
  %call = call i32 @pthread_setcancelstate(i32 noundef 1, ptr noundef null), !dbg !48
  %call1 = call i32 @sem_wait(ptr noundef @sem), !dbg !49
  ret ptr null, !dbg !50
}

declare i32 @pthread_cancel(i64 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_setcancelstate(i32 noundef, ptr noundef) #1

declare i32 @sem_wait(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sem", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cancel_disabled.c", directory: ".", checksumkind: CSK_MD5, checksum: "ff76fdf13d225f97c0af3585b4b36f10")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !8, line: 11, baseType: !9)
!8 = !DIFile(filename: "../../libc-shim/include/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "82374f60a482038d1bb9c53a7d9b0cc7")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 7, size: 256, elements: !10)
!10 = !{!11, !13, !18}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !9, file: !8, line: 8, baseType: !12, size: 32)
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !9, file: !8, line: 9, baseType: !14, size: 256)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 256, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 10, baseType: !19, size: 64)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !28, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocalVariable(name: "thread", scope: !27, file: !3, line: 14, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 39, baseType: !35)
!34 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 14, column: 13, scope: !27)
!37 = !DILocation(line: 15, column: 3, scope: !27)
!38 = !DILocation(line: 16, column: 18, scope: !27)
!39 = !DILocation(line: 16, column: 3, scope: !27)
!40 = !DILocation(line: 17, column: 16, scope: !27)
!41 = !DILocation(line: 17, column: 3, scope: !27)
!42 = !DILocation(line: 18, column: 1, scope: !27)
!43 = distinct !DISubprogram(name: "taker", scope: !3, file: !3, line: 8, type: !44, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!44 = !DISubroutineType(types: !45)
!45 = !{!5, !5}
!46 = !DILocalVariable(name: "unused", arg: 1, scope: !43, file: !3, line: 8, type: !5)
!47 = !DILocation(line: 8, column: 26, scope: !43)
!48 = !DILocation(line: 9, column: 3, scope: !43)
!49 = !DILocation(line: 10, column: 3, scope: !43)
!50 = !DILocation(line: 11, column: 3, scope: !43)
