; ModuleID = 'use_after_free_thread.c'
source_filename = "use_after_free_thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %p = alloca ptr, align 8
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %p, !16, !DIExpression(), !18)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !19
  store ptr %call, ptr %p, align 8, !dbg !18
  %0 = load ptr, ptr %p, align 8, !dbg !20
  store i32 7, ptr %0, align 4, !dbg !21
  %1 = load ptr, ptr %p, align 8, !dbg !22
  call void @free(ptr noundef %1), !dbg !23
    #dbg_declare(ptr %t, !24, !DIExpression(), !28)
  %2 = load ptr, ptr %p, align 8, !dbg !29
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @reader, ptr noundef %2), !dbg !30
  %3 = load i64, ptr %t, align 8, !dbg !31
  %call2 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !32
  ret i32 0, !dbg !33
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare void @free(ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %argument) #0 !dbg !34 {
entry:
  %argument.addr = alloca ptr, align 8
  %p = alloca ptr, align 8
  %value = alloca i32, align 4
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !37, !DIExpression(), !38)
    #dbg_declare(ptr %p, !39, !DIExpression(), !40)
  %0 = load ptr, ptr %argument.addr, align 8, !dbg !41
  store ptr %0, ptr %p, align 8, !dbg !40
    #dbg_declare(ptr %value, !42, !DIExpression(), !43)
  %1 = load ptr, ptr %p, align 8, !dbg !44
  %2 = load i32, ptr %1, align 4, !dbg !45
  store i32 %2, ptr %value, align 4, !dbg !43
  %3 = load i32, ptr %value, align 4, !dbg !46
  %tobool = icmp ne i32 %3, 0, !dbg !46
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !46

cond.true:                                        ; preds = %entry
  %4 = load ptr, ptr %argument.addr, align 8, !dbg !47
  br label %cond.end, !dbg !46

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !46

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %4, %cond.true ], [ null, %cond.false ], !dbg !46
  ret ptr %cond, !dbg !48
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "use_after_free_thread.c", directory: ".", checksumkind: CSK_MD5, checksum: "c8850c3a7e6660c4305a8b20cea904ef")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "p", scope: !11, file: !1, line: 14, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!18 = !DILocation(line: 14, column: 8, scope: !11)
!19 = !DILocation(line: 14, column: 12, scope: !11)
!20 = !DILocation(line: 15, column: 4, scope: !11)
!21 = !DILocation(line: 15, column: 6, scope: !11)
!22 = !DILocation(line: 16, column: 8, scope: !11)
!23 = !DILocation(line: 16, column: 3, scope: !11)
!24 = !DILocalVariable(name: "t", scope: !11, file: !1, line: 17, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 35, baseType: !27)
!26 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 17, column: 13, scope: !11)
!29 = !DILocation(line: 18, column: 36, scope: !11)
!30 = !DILocation(line: 18, column: 3, scope: !11)
!31 = !DILocation(line: 19, column: 16, scope: !11)
!32 = !DILocation(line: 19, column: 3, scope: !11)
!33 = !DILocation(line: 20, column: 3, scope: !11)
!34 = distinct !DISubprogram(name: "reader", scope: !1, file: !1, line: 7, type: !35, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!35 = !DISubroutineType(types: !36)
!36 = !{!3, !3}
!37 = !DILocalVariable(name: "argument", arg: 1, scope: !34, file: !1, line: 7, type: !3)
!38 = !DILocation(line: 7, column: 27, scope: !34)
!39 = !DILocalVariable(name: "p", scope: !34, file: !1, line: 8, type: !17)
!40 = !DILocation(line: 8, column: 8, scope: !34)
!41 = !DILocation(line: 8, column: 12, scope: !34)
!42 = !DILocalVariable(name: "value", scope: !34, file: !1, line: 9, type: !14)
!43 = !DILocation(line: 9, column: 7, scope: !34)
!44 = !DILocation(line: 9, column: 16, scope: !34)
!45 = !DILocation(line: 9, column: 15, scope: !34)
!46 = !DILocation(line: 10, column: 10, scope: !34)
!47 = !DILocation(line: 10, column: 18, scope: !34)
!48 = !DILocation(line: 10, column: 3, scope: !34)
