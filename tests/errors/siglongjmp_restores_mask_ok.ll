; ModuleID = 'siglongjmp_restores_mask_ok.c'
source_filename = "siglongjmp_restores_mask_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, [16 x i64] }

@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0
@count = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call ptr @signal(i32 noundef 10, ptr noundef @handle), !dbg !37
  %call1 = call i32 @__sigsetjmp(ptr noundef @buffer, i32 noundef 1) #4, !dbg !38
  %tobool = icmp ne i32 %call1, 0, !dbg !38
  br i1 %tobool, label %if.end, label %if.then, !dbg !40

if.then:                                          ; preds = %entry
  %call2 = call i32 @raise(i32 noundef 10), !dbg !41
  br label %if.end, !dbg !41

if.end:                                           ; preds = %if.then, %entry
  %0 = load volatile i32, ptr @count, align 4, !dbg !42
  %cmp = icmp eq i32 %0, 1, !dbg !44
  br i1 %cmp, label %if.then3, label %if.end5, !dbg !45

if.then3:                                         ; preds = %if.end
  %call4 = call i32 @raise(i32 noundef 10), !dbg !46
  br label %if.end5, !dbg !46

if.end5:                                          ; preds = %if.then3, %if.end
  %1 = load volatile i32, ptr @count, align 4, !dbg !47
  ret i32 %1, !dbg !48
}

declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handle(i32 noundef %number) #0 !dbg !49 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !53, !DIExpression(), !54)
  %0 = load i32, ptr %number.addr, align 4, !dbg !55
  %1 = load volatile i32, ptr @count, align 4, !dbg !56
  %inc = add nsw i32 %1, 1, !dbg !56
  store volatile i32 %inc, ptr @count, align 4, !dbg !56
  call void @siglongjmp(ptr noundef @buffer, i32 noundef 1) #5, !dbg !57
  unreachable, !dbg !57
}

; Function Attrs: returns_twice
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #2

declare i32 @raise(i32 noundef) #1

; Function Attrs: noreturn
declare void @siglongjmp(ptr noundef, i32 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { returns_twice }
attributes #5 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "siglongjmp_restores_mask_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "5ed3402558bff40d281e637571c766fb")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigjmp_buf", file: !10, line: 24, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/setjmp.h", directory: ".", checksumkind: CSK_MD5, checksum: "25ec729dfe7ee7b8c248fbdc6ce7f2e0")
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !10, line: 12, baseType: !12)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 1600, elements: !25)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !10, line: 7, size: 1600, elements: !14)
!14 = !{!15, !20, !21}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !13, file: !10, line: 8, baseType: !16, size: 512)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 512, elements: !18)
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !{!19}
!19 = !DISubrange(count: 8)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !13, file: !10, line: 9, baseType: !8, size: 32, offset: 512)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !13, file: !10, line: 10, baseType: !22, size: 1024, offset: 576)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 1024, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 16)
!25 = !{!26}
!26 = !DISubrange(count: 1)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !35, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!35 = !DISubroutineType(types: !36)
!36 = !{!8}
!37 = !DILocation(line: 15, column: 3, scope: !34)
!38 = !DILocation(line: 16, column: 8, scope: !39)
!39 = distinct !DILexicalBlock(scope: !34, file: !3, line: 16, column: 7)
!40 = !DILocation(line: 16, column: 7, scope: !34)
!41 = !DILocation(line: 16, column: 30, scope: !39)
!42 = !DILocation(line: 17, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !34, file: !3, line: 17, column: 7)
!44 = !DILocation(line: 17, column: 13, scope: !43)
!45 = !DILocation(line: 17, column: 7, scope: !34)
!46 = !DILocation(line: 17, column: 19, scope: !43)
!47 = !DILocation(line: 18, column: 10, scope: !34)
!48 = !DILocation(line: 18, column: 3, scope: !34)
!49 = distinct !DISubprogram(name: "handle", scope: !3, file: !3, line: 9, type: !50, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{null, !8}
!52 = !{}
!53 = !DILocalVariable(name: "number", arg: 1, scope: !49, file: !3, line: 9, type: !8)
!54 = !DILocation(line: 9, column: 24, scope: !49)
!55 = !DILocation(line: 10, column: 9, scope: !49)
!56 = !DILocation(line: 11, column: 8, scope: !49)
!57 = !DILocation(line: 12, column: 3, scope: !49)
