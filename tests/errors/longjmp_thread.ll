; ModuleID = 'longjmp_thread.c'
source_filename = "longjmp_thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, [16 x i64] }

@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !34, !DIExpression(), !37)
  %call = call i32 @_setjmp(ptr noundef @buffer) #4, !dbg !38
  %tobool = icmp ne i32 %call, 0, !dbg !38
  br i1 %tobool, label %if.then, label %if.end, !dbg !40

if.then:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !41
  br label %return, !dbg !41

if.end:                                           ; preds = %entry
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @run, ptr noundef null), !dbg !42
  %0 = load i64, ptr %thread, align 8, !dbg !43
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !44
  store i32 0, ptr %retval, align 4, !dbg !45
  br label %return, !dbg !45

return:                                           ; preds = %if.end, %if.then
  %1 = load i32, ptr %retval, align 4, !dbg !46
  ret i32 %1, !dbg !46
}

; Function Attrs: returns_twice
declare i32 @_setjmp(ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %unused) #0 !dbg !47 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !51, !DIExpression(), !52)
  call void @longjmp(ptr noundef @buffer, i32 noundef 1) #5, !dbg !53
  unreachable, !dbg !53
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn
declare void @longjmp(ptr noundef, i32 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { returns_twice }
attributes #5 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 6, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "longjmp_thread.c", directory: ".", checksumkind: CSK_MD5, checksum: "18666ca215a6ef476edee02e7d007fb0")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !6, line: 12, baseType: !7)
!6 = !DIFile(filename: "../../libc-shim/include/setjmp.h", directory: ".", checksumkind: CSK_MD5, checksum: "25ec729dfe7ee7b8c248fbdc6ce7f2e0")
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1600, elements: !21)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !6, line: 7, size: 1600, elements: !9)
!9 = !{!10, !15, !17}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !8, file: !6, line: 8, baseType: !11, size: 512)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 512, elements: !13)
!12 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!13 = !{!14}
!14 = !DISubrange(count: 8)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !8, file: !6, line: 9, baseType: !16, size: 32, offset: 512)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !8, file: !6, line: 10, baseType: !18, size: 1024, offset: 576)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 1024, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 16)
!21 = !{!22}
!22 = !DISubrange(count: 1)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !31, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!16}
!33 = !{}
!34 = !DILocalVariable(name: "thread", scope: !30, file: !3, line: 12, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 35, baseType: !12)
!36 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!37 = !DILocation(line: 12, column: 13, scope: !30)
!38 = !DILocation(line: 13, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !30, file: !3, line: 13, column: 7)
!40 = !DILocation(line: 13, column: 7, scope: !30)
!41 = !DILocation(line: 14, column: 5, scope: !39)
!42 = !DILocation(line: 15, column: 3, scope: !30)
!43 = !DILocation(line: 16, column: 16, scope: !30)
!44 = !DILocation(line: 16, column: 3, scope: !30)
!45 = !DILocation(line: 17, column: 3, scope: !30)
!46 = !DILocation(line: 18, column: 1, scope: !30)
!47 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 7, type: !48, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !50}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!51 = !DILocalVariable(name: "unused", arg: 1, scope: !47, file: !3, line: 7, type: !50)
!52 = !DILocation(line: 7, column: 24, scope: !47)
!53 = !DILocation(line: 8, column: 3, scope: !47)
