; ModuleID = 'use_after_free.c'
source_filename = "use_after_free.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %p = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %t = alloca i64, align 8
  %.atomictmp2 = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %p, !21, !DIExpression(), !22)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !23
  store ptr %call, ptr %p, align 8, !dbg !22
  %0 = load ptr, ptr %p, align 8, !dbg !24
  %cmp = icmp eq ptr %0, null, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4, !dbg !28
  br label %return, !dbg !28

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %p, align 8, !dbg !29
  store i32 42, ptr %1, align 4, !dbg !30
  %2 = load ptr, ptr %p, align 8, !dbg !31
  store ptr %2, ptr %.atomictmp, align 8, !dbg !31
  %3 = load i64, ptr %.atomictmp, align 8, !dbg !31
  store atomic i64 %3, ptr @shared seq_cst, align 8, !dbg !31
    #dbg_declare(ptr %t, !32, !DIExpression(), !36)
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !37
  store ptr null, ptr %.atomictmp2, align 8, !dbg !38
  %4 = load i64, ptr %.atomictmp2, align 8, !dbg !38
  store atomic i64 %4, ptr @shared seq_cst, align 8, !dbg !38
  %5 = load ptr, ptr %p, align 8, !dbg !39
  call void @free(ptr noundef %5), !dbg !40
  %6 = load i64, ptr %t, align 8, !dbg !41
  %call3 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !42
  store i32 0, ptr %retval, align 4, !dbg !43
  br label %return, !dbg !43

return:                                           ; preds = %if.end, %if.then
  %7 = load i32, ptr %retval, align 4, !dbg !44
  ret i32 %7, !dbg !44
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !45 {
entry:
  %retval = alloca ptr, align 8
  %unused.addr = alloca ptr, align 8
  %p = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !48, !DIExpression(), !49)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !50
    #dbg_declare(ptr %p, !51, !DIExpression(), !52)
  %1 = load atomic i64, ptr @shared seq_cst, align 8, !dbg !53
  store i64 %1, ptr %atomic-temp, align 8, !dbg !53
  %2 = load ptr, ptr %atomic-temp, align 8, !dbg !53
  store ptr %2, ptr %p, align 8, !dbg !52
  %3 = load ptr, ptr %p, align 8, !dbg !54
  %cmp = icmp ne ptr %3, null, !dbg !56
  br i1 %cmp, label %if.then, label %if.end, !dbg !57

if.then:                                          ; preds = %entry
  %4 = load ptr, ptr %p, align 8, !dbg !58
  %5 = load i32, ptr %4, align 4, !dbg !59
  %cmp1 = icmp eq i32 %5, 42, !dbg !60
  br i1 %cmp1, label %cond.true, label %cond.false, !dbg !59

cond.true:                                        ; preds = %if.then
  br label %cond.end, !dbg !59

cond.false:                                       ; preds = %if.then
  %6 = load ptr, ptr %p, align 8, !dbg !61
  br label %cond.end, !dbg !59

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ null, %cond.true ], [ %6, %cond.false ], !dbg !59
  store ptr %cond, ptr %retval, align 8, !dbg !62
  br label %return, !dbg !62

if.end:                                           ; preds = %entry
  store ptr null, ptr %retval, align 8, !dbg !63
  br label %return, !dbg !63

return:                                           ; preds = %if.end, %cond.end
  %7 = load ptr, ptr %retval, align 8, !dbg !64
  ret ptr %7, !dbg !64
}

declare void @free(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 13, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "use_after_free.c", directory: ".", checksumkind: CSK_MD5, checksum: "a89a1298c4da39dc0ba031d112973e06")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !18, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!9}
!20 = !{}
!21 = !DILocalVariable(name: "p", scope: !17, file: !3, line: 24, type: !8)
!22 = !DILocation(line: 24, column: 8, scope: !17)
!23 = !DILocation(line: 24, column: 12, scope: !17)
!24 = !DILocation(line: 25, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !17, file: !3, line: 25, column: 7)
!26 = !DILocation(line: 25, column: 9, scope: !25)
!27 = !DILocation(line: 25, column: 7, scope: !17)
!28 = !DILocation(line: 26, column: 5, scope: !25)
!29 = !DILocation(line: 27, column: 4, scope: !17)
!30 = !DILocation(line: 27, column: 6, scope: !17)
!31 = !DILocation(line: 28, column: 3, scope: !17)
!32 = !DILocalVariable(name: "t", scope: !17, file: !3, line: 29, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 35, baseType: !35)
!34 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 29, column: 13, scope: !17)
!37 = !DILocation(line: 30, column: 3, scope: !17)
!38 = !DILocation(line: 31, column: 3, scope: !17)
!39 = !DILocation(line: 32, column: 8, scope: !17)
!40 = !DILocation(line: 32, column: 3, scope: !17)
!41 = !DILocation(line: 33, column: 16, scope: !17)
!42 = !DILocation(line: 33, column: 3, scope: !17)
!43 = !DILocation(line: 34, column: 3, scope: !17)
!44 = !DILocation(line: 35, column: 1, scope: !17)
!45 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 15, type: !46, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!46 = !DISubroutineType(types: !47)
!47 = !{!5, !5}
!48 = !DILocalVariable(name: "unused", arg: 1, scope: !45, file: !3, line: 15, type: !5)
!49 = !DILocation(line: 15, column: 27, scope: !45)
!50 = !DILocation(line: 16, column: 9, scope: !45)
!51 = !DILocalVariable(name: "p", scope: !45, file: !3, line: 17, type: !8)
!52 = !DILocation(line: 17, column: 8, scope: !45)
!53 = !DILocation(line: 17, column: 12, scope: !45)
!54 = !DILocation(line: 18, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !45, file: !3, line: 18, column: 7)
!56 = !DILocation(line: 18, column: 9, scope: !55)
!57 = !DILocation(line: 18, column: 7, scope: !45)
!58 = !DILocation(line: 19, column: 13, scope: !55)
!59 = !DILocation(line: 19, column: 12, scope: !55)
!60 = !DILocation(line: 19, column: 15, scope: !55)
!61 = !DILocation(line: 19, column: 30, scope: !55)
!62 = !DILocation(line: 19, column: 5, scope: !55)
!63 = !DILocation(line: 20, column: 3, scope: !45)
!64 = !DILocation(line: 21, column: 1, scope: !45)
