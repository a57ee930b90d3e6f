; ModuleID = 'use_after_free_cond.c'
source_filename = "use_after_free_cond.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@cond = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !26 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !31, !DIExpression(), !34)
  %call = call ptr @malloc(i64 noundef 48) #3, !dbg !35
  store ptr %call, ptr @cond, align 8, !dbg !36
  %0 = load ptr, ptr @cond, align 8, !dbg !37
  %call1 = call i32 @pthread_cond_init(ptr noundef %0, ptr noundef null), !dbg !38
  %call2 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @notify, ptr noundef null), !dbg !39
  %1 = load ptr, ptr @cond, align 8, !dbg !40
  call void @free(ptr noundef %1), !dbg !41
  %2 = load i64, ptr %t, align 8, !dbg !42
  %call3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !43
  ret i32 0, !dbg !44
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_cond_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @notify(ptr noundef %unused) #0 !dbg !45 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !48, !DIExpression(), !49)
  %0 = load ptr, ptr @cond, align 8, !dbg !50
  %call = call i32 @pthread_cond_signal(ptr noundef %0), !dbg !51
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !52
  ret ptr %1, !dbg !53
}

declare void @free(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_cond_signal(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "use_after_free_cond.c", directory: ".", checksumkind: CSK_MD5, checksum: "9e5222c5589afca3a848584393008c48")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !9, line: 61, baseType: !10)
!9 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!10 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !9, line: 58, size: 384, elements: !11)
!11 = !{!12, !17}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !10, file: !9, line: 59, baseType: !13, size: 384)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 384, elements: !15)
!14 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!15 = !{!16}
!16 = !DISubrange(count: 12)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !10, file: !9, line: 60, baseType: !18, size: 64)
!18 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !27, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!27 = !DISubroutineType(types: !28)
!28 = !{!29}
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{}
!31 = !DILocalVariable(name: "t", scope: !26, file: !3, line: 17, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !9, line: 35, baseType: !33)
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = !DILocation(line: 17, column: 13, scope: !26)
!35 = !DILocation(line: 18, column: 10, scope: !26)
!36 = !DILocation(line: 18, column: 8, scope: !26)
!37 = !DILocation(line: 19, column: 21, scope: !26)
!38 = !DILocation(line: 19, column: 3, scope: !26)
!39 = !DILocation(line: 20, column: 3, scope: !26)
!40 = !DILocation(line: 21, column: 8, scope: !26)
!41 = !DILocation(line: 21, column: 3, scope: !26)
!42 = !DILocation(line: 22, column: 16, scope: !26)
!43 = !DILocation(line: 22, column: 3, scope: !26)
!44 = !DILocation(line: 23, column: 3, scope: !26)
!45 = distinct !DISubprogram(name: "notify", scope: !3, file: !3, line: 11, type: !46, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !30)
!46 = !DISubroutineType(types: !47)
!47 = !{!5, !5}
!48 = !DILocalVariable(name: "unused", arg: 1, scope: !45, file: !3, line: 11, type: !5)
!49 = !DILocation(line: 11, column: 27, scope: !45)
!50 = !DILocation(line: 12, column: 23, scope: !45)
!51 = !DILocation(line: 12, column: 3, scope: !45)
!52 = !DILocation(line: 13, column: 10, scope: !45)
!53 = !DILocation(line: 13, column: 3, scope: !45)
