; ModuleID = 'atexit_in_thread.c'
source_filename = "atexit_in_thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@is_registered = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [15 x i8] c"!is_registered\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [19 x i8] c"atexit_in_thread.c\00", align 1, !dbg !13
@__func__.handler = private unnamed_addr constant [8 x i8] c"handler\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !36, !DIExpression(), !40)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @registers, ptr noundef null), !dbg !41
  %0 = load i64, ptr %t, align 8, !dbg !42
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !43
  call void @exit(i32 noundef 0) #3, !dbg !44
  unreachable, !dbg !44
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @registers(ptr noundef %unused) #0 !dbg !45 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !48, !DIExpression(), !49)
  store i32 1, ptr @is_registered, align 4, !dbg !50
  %call = call i32 @atexit(ptr noundef @handler), !dbg !51
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !52
  ret ptr %0, !dbg !53
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @exit(i32 noundef) #2

declare i32 @atexit(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handler() #0 !dbg !54 {
entry:
  %0 = load i32, ptr @is_registered, align 4, !dbg !57
  %tobool = icmp ne i32 %0, 0, !dbg !57
  br i1 %tobool, label %cond.false, label %cond.true, !dbg !57

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !57

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 12, ptr noundef @__func__.handler) #3, !dbg !57
  unreachable, !dbg !57

1:                                                ; No predecessors!
  br label %cond.end, !dbg !57

cond.end:                                         ; preds = %1, %cond.true
  ret void, !dbg !58
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "is_registered", scope: !2, file: !3, line: 9, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atexit_in_thread.c", directory: ".", checksumkind: CSK_MD5, checksum: "bbfb5c56df3eac1562a5af09eaa732ef")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 120, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 15)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 19)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 64, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 8)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !33, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!24}
!35 = !{}
!36 = !DILocalVariable(name: "t", scope: !32, file: !3, line: 22, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 35, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 22, column: 13, scope: !32)
!41 = !DILocation(line: 23, column: 3, scope: !32)
!42 = !DILocation(line: 24, column: 16, scope: !32)
!43 = !DILocation(line: 24, column: 3, scope: !32)
!44 = !DILocation(line: 25, column: 3, scope: !32)
!45 = distinct !DISubprogram(name: "registers", scope: !3, file: !3, line: 15, type: !46, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!46 = !DISubroutineType(types: !47)
!47 = !{!5, !5}
!48 = !DILocalVariable(name: "unused", arg: 1, scope: !45, file: !3, line: 15, type: !5)
!49 = !DILocation(line: 15, column: 30, scope: !45)
!50 = !DILocation(line: 16, column: 17, scope: !45)
!51 = !DILocation(line: 17, column: 3, scope: !45)
!52 = !DILocation(line: 18, column: 10, scope: !45)
!53 = !DILocation(line: 18, column: 3, scope: !45)
!54 = distinct !DISubprogram(name: "handler", scope: !3, file: !3, line: 11, type: !55, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!55 = !DISubroutineType(types: !56)
!56 = !{null}
!57 = !DILocation(line: 12, column: 3, scope: !54)
!58 = !DILocation(line: 13, column: 1, scope: !54)
