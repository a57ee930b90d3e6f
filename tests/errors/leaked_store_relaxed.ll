; ModuleID = 'leaked_store_relaxed.c'
source_filename = "leaked_store_relaxed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@leaked = internal global ptr null, align 8, !dbg !0
@published = internal global ptr null, align 8, !dbg !18
@.str = private unnamed_addr constant [56 x i8] c"atomic_load_explicit(object, memory_order_relaxed) == 1\00", align 1, !dbg !25
@.str.1 = private unnamed_addr constant [23 x i8] c"leaked_store_relaxed.c\00", align 1, !dbg !31
@__func__.reader = private unnamed_addr constant [7 x i8] c"reader\00", align 1, !dbg !36

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %object = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp2 = alloca i32, align 4
  %.atomictmp3 = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !53, !DIExpression(), !57)
    #dbg_declare(ptr %object, !58, !DIExpression(), !59)
  %call = call ptr @malloc(i64 noundef 4) #4, !dbg !60
  store ptr %call, ptr %object, align 8, !dbg !59
  %0 = load ptr, ptr %object, align 8, !dbg !61
  store i32 5, ptr %.atomictmp, align 4, !dbg !62
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !62
  store atomic i32 %1, ptr %0 monotonic, align 4, !dbg !62
  %2 = load ptr, ptr %object, align 8, !dbg !63
  store ptr %2, ptr @leaked, align 8, !dbg !64
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !65
  %3 = load ptr, ptr %object, align 8, !dbg !66
  store i32 1, ptr %.atomictmp2, align 4, !dbg !67
  %4 = load i32, ptr %.atomictmp2, align 4, !dbg !67
  store atomic i32 %4, ptr %3 monotonic, align 4, !dbg !67
  %5 = load ptr, ptr %object, align 8, !dbg !68
  store ptr %5, ptr %.atomictmp3, align 8, !dbg !69
  %6 = load i64, ptr %.atomictmp3, align 8, !dbg !69
  store atomic i64 %6, ptr @published monotonic, align 8, !dbg !69
  %7 = load i64, ptr %t, align 8, !dbg !70
  %call4 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !71
  ret i32 0, !dbg !72
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !73 {
entry:
  %unused.addr = alloca ptr, align 8
  %object = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %atomic-temp1 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !76, !DIExpression(), !77)
    #dbg_declare(ptr %object, !78, !DIExpression(), !79)
  %0 = load atomic i64, ptr @published monotonic, align 8, !dbg !80
  store i64 %0, ptr %atomic-temp, align 8, !dbg !80
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !80
  store ptr %1, ptr %object, align 8, !dbg !79
  %2 = load ptr, ptr %object, align 8, !dbg !81
  %tobool = icmp ne ptr %2, null, !dbg !81
  br i1 %tobool, label %if.then, label %if.end, !dbg !83

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %object, align 8, !dbg !84
  %4 = load atomic i32, ptr %3 monotonic, align 4, !dbg !84
  store i32 %4, ptr %atomic-temp1, align 4, !dbg !84
  %5 = load i32, ptr %atomic-temp1, align 4, !dbg !84
  %cmp = icmp eq i32 %5, 1, !dbg !84
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !84

cond.true:                                        ; preds = %if.then
  br label %cond.end, !dbg !84

cond.false:                                       ; preds = %if.then
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__func__.reader) #5, !dbg !84
  unreachable, !dbg !84

6:                                                ; No predecessors!
  br label %cond.end, !dbg !84

cond.end:                                         ; preds = %6, %cond.true
  br label %if.end, !dbg !84

if.end:                                           ; preds = %cond.end, %entry
  %7 = load ptr, ptr %unused.addr, align 8, !dbg !85
  ret ptr %7, !dbg !86
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0) }
attributes #5 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "leaked", scope: !2, file: !3, line: 14, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leaked_store_relaxed.c", directory: ".", checksumkind: CSK_MD5, checksum: "6e49761465ae78ac4de52a11ebc6b65c")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !0, !25, !31, !36}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 13, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 448, elements: !29)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !{!30}
!30 = !DISubrange(count: 56)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 184, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 23)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 56, elements: !40)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!40 = !{!41}
!41 = !DISubrange(count: 7)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !50, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!24}
!52 = !{}
!53 = !DILocalVariable(name: "t", scope: !49, file: !3, line: 24, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 35, baseType: !56)
!55 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 24, column: 13, scope: !49)
!58 = !DILocalVariable(name: "object", scope: !49, file: !3, line: 25, type: !21)
!59 = !DILocation(line: 25, column: 15, scope: !49)
!60 = !DILocation(line: 25, column: 24, scope: !49)
!61 = !DILocation(line: 26, column: 25, scope: !49)
!62 = !DILocation(line: 26, column: 3, scope: !49)
!63 = !DILocation(line: 27, column: 12, scope: !49)
!64 = !DILocation(line: 27, column: 10, scope: !49)
!65 = !DILocation(line: 28, column: 3, scope: !49)
!66 = !DILocation(line: 29, column: 25, scope: !49)
!67 = !DILocation(line: 29, column: 3, scope: !49)
!68 = !DILocation(line: 30, column: 37, scope: !49)
!69 = !DILocation(line: 30, column: 3, scope: !49)
!70 = !DILocation(line: 31, column: 16, scope: !49)
!71 = !DILocation(line: 31, column: 3, scope: !49)
!72 = !DILocation(line: 32, column: 3, scope: !49)
!73 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 16, type: !74, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!74 = !DISubroutineType(types: !75)
!75 = !{!16, !16}
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !73, file: !3, line: 16, type: !16)
!77 = !DILocation(line: 16, column: 27, scope: !73)
!78 = !DILocalVariable(name: "object", scope: !73, file: !3, line: 17, type: !21)
!79 = !DILocation(line: 17, column: 15, scope: !73)
!80 = !DILocation(line: 17, column: 24, scope: !73)
!81 = !DILocation(line: 18, column: 7, scope: !82)
!82 = distinct !DILexicalBlock(scope: !73, file: !3, line: 18, column: 7)
!83 = !DILocation(line: 18, column: 7, scope: !73)
!84 = !DILocation(line: 19, column: 5, scope: !82)
!85 = !DILocation(line: 20, column: 10, scope: !73)
!86 = !DILocation(line: 20, column: 3, scope: !73)
