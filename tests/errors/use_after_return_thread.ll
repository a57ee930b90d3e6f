; ModuleID = 'use_after_return_thread.c'
source_filename = "use_after_return_thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@result = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %p = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !20, !DIExpression(), !24)
    #dbg_declare(ptr %p, !25, !DIExpression(), !26)
  %call = call ptr @dangling(), !dbg !27
  store ptr %call, ptr %p, align 8, !dbg !26
  %0 = load ptr, ptr %p, align 8, !dbg !28
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @reader, ptr noundef %0), !dbg !29
  %1 = load i64, ptr %t, align 8, !dbg !30
  %call2 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !31
  ret i32 0, !dbg !32
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @dangling() #0 !dbg !33 {
entry:
  %local = alloca i32, align 4
  %p = alloca ptr, align 8
    #dbg_declare(ptr %local, !36, !DIExpression(), !37)
  store i32 7, ptr %local, align 4, !dbg !37
    #dbg_declare(ptr %p, !38, !DIExpression(), !39)
  store ptr %local, ptr %p, align 8, !dbg !39
  %0 = load ptr, ptr %p, align 8, !dbg !40
  ret ptr %0, !dbg !41
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %argument) #0 !dbg !42 {
entry:
  %argument.addr = alloca ptr, align 8
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !45, !DIExpression(), !46)
  %0 = load ptr, ptr %argument.addr, align 8, !dbg !47
  %1 = load i32, ptr %0, align 4, !dbg !48
  store i32 %1, ptr @result, align 4, !dbg !49
  ret ptr null, !dbg !50
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "result", scope: !2, file: !3, line: 7, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "use_after_return_thread.c", directory: ".", checksumkind: CSK_MD5, checksum: "3bc7c33319beaf10bbaafb9affb593ad")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !17, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!6}
!19 = !{}
!20 = !DILocalVariable(name: "t", scope: !16, file: !3, line: 21, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 35, baseType: !23)
!22 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 21, column: 13, scope: !16)
!25 = !DILocalVariable(name: "p", scope: !16, file: !3, line: 22, type: !5)
!26 = !DILocation(line: 22, column: 8, scope: !16)
!27 = !DILocation(line: 22, column: 12, scope: !16)
!28 = !DILocation(line: 23, column: 36, scope: !16)
!29 = !DILocation(line: 23, column: 3, scope: !16)
!30 = !DILocation(line: 24, column: 16, scope: !16)
!31 = !DILocation(line: 24, column: 3, scope: !16)
!32 = !DILocation(line: 25, column: 3, scope: !16)
!33 = distinct !DISubprogram(name: "dangling", scope: !3, file: !3, line: 14, type: !34, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!34 = !DISubroutineType(types: !35)
!35 = !{!5}
!36 = !DILocalVariable(name: "local", scope: !33, file: !3, line: 15, type: !6)
!37 = !DILocation(line: 15, column: 7, scope: !33)
!38 = !DILocalVariable(name: "p", scope: !33, file: !3, line: 16, type: !5)
!39 = !DILocation(line: 16, column: 8, scope: !33)
!40 = !DILocation(line: 17, column: 10, scope: !33)
!41 = !DILocation(line: 17, column: 3, scope: !33)
!42 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 9, type: !43, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!43 = !DISubroutineType(types: !44)
!44 = !{!7, !7}
!45 = !DILocalVariable(name: "argument", arg: 1, scope: !42, file: !3, line: 9, type: !7)
!46 = !DILocation(line: 9, column: 27, scope: !42)
!47 = !DILocation(line: 10, column: 20, scope: !42)
!48 = !DILocation(line: 10, column: 12, scope: !42)
!49 = !DILocation(line: 10, column: 10, scope: !42)
!50 = !DILocation(line: 11, column: 3, scope: !42)
