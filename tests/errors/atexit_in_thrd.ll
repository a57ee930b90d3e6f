; ModuleID = 'atexit_in_thrd.c'
source_filename = "atexit_in_thrd.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@is_registered = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [15 x i8] c"!is_registered\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"atexit_in_thrd.c\00", align 1, !dbg !13
@__func__.handler = private unnamed_addr constant [8 x i8] c"handler\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !36, !DIExpression(), !42)
  %call = call i32 @thrd_create(ptr noundef %t, ptr noundef @registers, ptr noundef null), !dbg !43
  %0 = load i64, ptr %t, align 8, !dbg !44
  %call1 = call i32 @thrd_join(i64 noundef %0, ptr noundef null), !dbg !45
  ret i32 0, !dbg !46
}

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @registers(ptr noundef %unused) #0 !dbg !47 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !50, !DIExpression(), !51)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !52
  store i32 1, ptr @is_registered, align 4, !dbg !53
  %call = call i32 @atexit(ptr noundef @handler), !dbg !54
  ret i32 %call, !dbg !55
}

declare i32 @thrd_join(i64 noundef, ptr noundef) #1

declare i32 @atexit(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handler() #0 !dbg !56 {
entry:
  %0 = load i32, ptr @is_registered, align 4, !dbg !59
  %tobool = icmp ne i32 %0, 0, !dbg !59
  br i1 %tobool, label %cond.false, label %cond.true, !dbg !59

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !59

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 12, ptr noundef @__func__.handler) #3, !dbg !59
  unreachable, !dbg !59

1:                                                ; No predecessors!
  br label %cond.end, !dbg !59

cond.end:                                         ; preds = %1, %cond.true
  ret void, !dbg !60
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
!3 = !DIFile(filename: "atexit_in_thrd.c", directory: ".", checksumkind: CSK_MD5, checksum: "20f2607e2c3dcf65d407de28e876eb28")
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
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 17)
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
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !38, line: 14, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/threads.h", directory: ".", checksumkind: CSK_MD5, checksum: "5b89312e2562fa8f3b2ba82e62cecdf0")
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 35, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 22, column: 10, scope: !32)
!43 = !DILocation(line: 23, column: 3, scope: !32)
!44 = !DILocation(line: 24, column: 13, scope: !32)
!45 = !DILocation(line: 24, column: 3, scope: !32)
!46 = !DILocation(line: 25, column: 3, scope: !32)
!47 = distinct !DISubprogram(name: "registers", scope: !3, file: !3, line: 15, type: !48, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!48 = !DISubroutineType(types: !49)
!49 = !{!24, !5}
!50 = !DILocalVariable(name: "unused", arg: 1, scope: !47, file: !3, line: 15, type: !5)
!51 = !DILocation(line: 15, column: 28, scope: !47)
!52 = !DILocation(line: 16, column: 9, scope: !47)
!53 = !DILocation(line: 17, column: 17, scope: !47)
!54 = !DILocation(line: 18, column: 10, scope: !47)
!55 = !DILocation(line: 18, column: 3, scope: !47)
!56 = distinct !DISubprogram(name: "handler", scope: !3, file: !3, line: 11, type: !57, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!57 = !DISubroutineType(types: !58)
!58 = !{null}
!59 = !DILocation(line: 12, column: 3, scope: !56)
!60 = !DILocation(line: 13, column: 1, scope: !56)
