; ModuleID = 'pipe_deadlock.c'
source_filename = "pipe_deadlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@there = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@back = internal global [2 x i32] zeroinitializer, align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %byte = alloca i8, align 1
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !22, !DIExpression(), !26)
    #dbg_declare(ptr %byte, !27, !DIExpression(), !29)
  store i8 120, ptr %byte, align 1, !dbg !29
  %call = call i32 @pipe(ptr noundef @there), !dbg !30
  %call1 = call i32 @pipe(ptr noundef @back), !dbg !31
  %call2 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @other, ptr noundef null), !dbg !32
  %0 = load i32, ptr @back, align 4, !dbg !33
  %call3 = call i64 @read(i32 noundef %0, ptr noundef %byte, i64 noundef 1), !dbg !34
  %1 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @there, i64 0, i64 1), align 4, !dbg !35
  %call4 = call i64 @write(i32 noundef %1, ptr noundef %byte, i64 noundef 1), !dbg !36
  %2 = load i64, ptr %thread, align 8, !dbg !37
  %call5 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !38
  ret i32 0, !dbg !39
}

declare i32 @pipe(ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @other(ptr noundef %unused) #0 !dbg !40 {
entry:
  %unused.addr = alloca ptr, align 8
  %byte = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !44, !DIExpression(), !45)
    #dbg_declare(ptr %byte, !46, !DIExpression(), !47)
  %0 = load i32, ptr @there, align 4, !dbg !48
  %call = call i64 @read(i32 noundef %0, ptr noundef %byte, i64 noundef 1), !dbg !49
  %1 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @back, i64 0, i64 1), align 4, !dbg !50
  %call1 = call i64 @write(i32 noundef %1, ptr noundef %byte, i64 noundef 1), !dbg !51
  %2 = load ptr, ptr %unused.addr, align 8, !dbg !52
  ret ptr %2, !dbg !53
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "there", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pipe_deadlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "3f2ceb97a9c8fdbd90c4fc06a482d1fd")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "back", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 64, elements: !9)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DISubrange(count: 2)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !19, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!8}
!21 = !{}
!22 = !DILocalVariable(name: "thread", scope: !18, file: !3, line: 17, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 42, baseType: !25)
!24 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "b255fa47dba7a2d90b1062f4a3736864")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 17, column: 13, scope: !18)
!27 = !DILocalVariable(name: "byte", scope: !18, file: !3, line: 18, type: !28)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !DILocation(line: 18, column: 8, scope: !18)
!30 = !DILocation(line: 19, column: 3, scope: !18)
!31 = !DILocation(line: 20, column: 3, scope: !18)
!32 = !DILocation(line: 21, column: 3, scope: !18)
!33 = !DILocation(line: 22, column: 8, scope: !18)
!34 = !DILocation(line: 22, column: 3, scope: !18)
!35 = !DILocation(line: 23, column: 9, scope: !18)
!36 = !DILocation(line: 23, column: 3, scope: !18)
!37 = !DILocation(line: 24, column: 16, scope: !18)
!38 = !DILocation(line: 24, column: 3, scope: !18)
!39 = !DILocation(line: 25, column: 3, scope: !18)
!40 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 9, type: !41, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!44 = !DILocalVariable(name: "unused", arg: 1, scope: !40, file: !3, line: 9, type: !43)
!45 = !DILocation(line: 9, column: 26, scope: !40)
!46 = !DILocalVariable(name: "byte", scope: !40, file: !3, line: 10, type: !28)
!47 = !DILocation(line: 10, column: 8, scope: !40)
!48 = !DILocation(line: 11, column: 8, scope: !40)
!49 = !DILocation(line: 11, column: 3, scope: !40)
!50 = !DILocation(line: 12, column: 9, scope: !40)
!51 = !DILocation(line: 12, column: 3, scope: !40)
!52 = !DILocation(line: 13, column: 10, scope: !40)
!53 = !DILocation(line: 13, column: 3, scope: !40)
