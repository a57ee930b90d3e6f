; ModuleID = 'barrier_destroy_while_arriving.c'
source_filename = "barrier_destroy_while_arriving.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [2 x i8] c"0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [33 x i8] c"barrier_destroy_while_arriving.c\00", align 1, !dbg !13
@__func__.arrive = private unnamed_addr constant [7 x i8] c"arrive\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !41 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !46, !DIExpression(), !49)
  %call = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 2), !dbg !50
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @arrive, ptr noundef null), !dbg !51
  %call2 = call i32 @pthread_barrier_destroy(ptr noundef @barrier), !dbg !52
  %0 = load i64, ptr %t, align 8, !dbg !53
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !54
  ret i32 0, !dbg !55
}

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @arrive(ptr noundef %unused) #0 !dbg !56 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !59, !DIExpression(), !60)
  %call = call i32 @pthread_barrier_wait(ptr noundef @barrier), !dbg !61
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__func__.arrive) #3, !dbg !62
  unreachable, !dbg !62
}

declare i32 @pthread_barrier_destroy(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_barrier_wait(ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39, !40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "barrier", scope: !2, file: !3, line: 9, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barrier_destroy_while_arriving.c", directory: ".", checksumkind: CSK_MD5, checksum: "bd7bcc33d2d6603404f02dabb1bb948c")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 16, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 2)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 264, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 33)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 56, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 7)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !25, line: 85, baseType: !26)
!25 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!26 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !25, line: 82, size: 256, elements: !27)
!27 = !{!28, !32}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !26, file: !25, line: 83, baseType: !29, size: 256)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !26, file: !25, line: 84, baseType: !33, size: 64)
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 8, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 2}
!40 = !{i32 7, !"frame-pointer", i32 2}
!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !42, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!42 = !DISubroutineType(types: !43)
!43 = !{!44}
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = !{}
!46 = !DILocalVariable(name: "t", scope: !41, file: !3, line: 18, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 35, baseType: !48)
!48 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!49 = !DILocation(line: 18, column: 13, scope: !41)
!50 = !DILocation(line: 19, column: 3, scope: !41)
!51 = !DILocation(line: 20, column: 3, scope: !41)
!52 = !DILocation(line: 21, column: 3, scope: !41)
!53 = !DILocation(line: 22, column: 16, scope: !41)
!54 = !DILocation(line: 22, column: 3, scope: !41)
!55 = !DILocation(line: 23, column: 3, scope: !41)
!56 = distinct !DISubprogram(name: "arrive", scope: !3, file: !3, line: 11, type: !57, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!57 = !DISubroutineType(types: !58)
!58 = !{!5, !5}
!59 = !DILocalVariable(name: "unused", arg: 1, scope: !56, file: !3, line: 11, type: !5)
!60 = !DILocation(line: 11, column: 27, scope: !56)
!61 = !DILocation(line: 12, column: 3, scope: !56)
!62 = !DILocation(line: 13, column: 3, scope: !56)
