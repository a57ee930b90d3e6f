; ModuleID = 'longjmp_returned.c'
source_filename = "longjmp_returned.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, [16 x i64] }

@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @fill(), !dbg !33
  %call1 = call i32 @again(i32 noundef 1), !dbg !34
  ret i32 %call1, !dbg !35
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @fill() #0 !dbg !36 {
entry:
  %call = call i32 @_setjmp(ptr noundef @buffer) #3, !dbg !37
  ret i32 %call, !dbg !38
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @again(i32 noundef %depth) #0 !dbg !39 {
entry:
  %depth.addr = alloca i32, align 4
  %own = alloca [1 x %struct.__jmp_buf_tag], align 16
  store i32 %depth, ptr %depth.addr, align 4
    #dbg_declare(ptr %depth.addr, !43, !DIExpression(), !44)
    #dbg_declare(ptr %own, !45, !DIExpression(), !46)
  %0 = load i32, ptr %depth.addr, align 4, !dbg !47
  %tobool = icmp ne i32 %0, 0, !dbg !47
  br i1 %tobool, label %if.then, label %if.end, !dbg !49

if.then:                                          ; preds = %entry
  %arraydecay = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %own, i64 0, i64 0, !dbg !50
  %call = call i32 @_setjmp(ptr noundef %arraydecay) #3, !dbg !50
  %add = add nsw i32 %call, 1, !dbg !51
  call void @longjmp(ptr noundef @buffer, i32 noundef %add) #4, !dbg !52
  unreachable, !dbg !52

if.end:                                           ; preds = %entry
  ret i32 0, !dbg !53
}

; Function Attrs: returns_twice
declare i32 @_setjmp(ptr noundef) #1

; Function Attrs: noreturn
declare void @longjmp(ptr noundef, i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { returns_twice }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "longjmp_returned.c", directory: ".", checksumkind: CSK_MD5, checksum: "c894a2aa333301c14098e15f273bd472")
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
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !31, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!31 = !DISubroutineType(types: !32)
!32 = !{!16}
!33 = !DILocation(line: 14, column: 3, scope: !30)
!34 = !DILocation(line: 15, column: 10, scope: !30)
!35 = !DILocation(line: 15, column: 3, scope: !30)
!36 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 6, type: !31, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!37 = !DILocation(line: 6, column: 32, scope: !36)
!38 = !DILocation(line: 6, column: 25, scope: !36)
!39 = distinct !DISubprogram(name: "again", scope: !3, file: !3, line: 7, type: !40, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!16, !16}
!42 = !{}
!43 = !DILocalVariable(name: "depth", arg: 1, scope: !39, file: !3, line: 7, type: !16)
!44 = !DILocation(line: 7, column: 22, scope: !39)
!45 = !DILocalVariable(name: "own", scope: !39, file: !3, line: 8, type: !5)
!46 = !DILocation(line: 8, column: 11, scope: !39)
!47 = !DILocation(line: 9, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !39, file: !3, line: 9, column: 7)
!49 = !DILocation(line: 9, column: 7, scope: !39)
!50 = !DILocation(line: 10, column: 21, scope: !48)
!51 = !DILocation(line: 10, column: 33, scope: !48)
!52 = !DILocation(line: 10, column: 5, scope: !48)
!53 = !DILocation(line: 11, column: 3, scope: !39)
