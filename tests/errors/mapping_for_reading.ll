; ModuleID = 'mapping_for_reading.c'
source_filename = "mapping_for_reading.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [10 x i8] c"/tmp/file\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !31 {
entry:
  %retval = alloca i32, align 4
  %fd = alloca i32, align 4
  %view = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %fd, !36, !DIExpression(), !37)
  %call = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 66, i32 noundef 384), !dbg !38
  store i32 %call, ptr %fd, align 4, !dbg !37
  %0 = load i32, ptr %fd, align 4, !dbg !39
  %call1 = call i64 @write(i32 noundef %0, ptr noundef @.str.1, i64 noundef 4), !dbg !40
    #dbg_declare(ptr %view, !41, !DIExpression(), !43)
  %1 = load i32, ptr %fd, align 4, !dbg !44
  %call2 = call ptr @mmap(ptr noundef null, i64 noundef 4, i32 noundef 1, i32 noundef 2, i32 noundef %1, i64 noundef 0), !dbg !45
  store ptr %call2, ptr %view, align 8, !dbg !43
  %2 = load ptr, ptr %view, align 8, !dbg !46
  %arrayidx = getelementptr inbounds i8, ptr %2, i64 0, !dbg !46
  %3 = load i8, ptr %arrayidx, align 1, !dbg !46
  %conv = sext i8 %3 to i32, !dbg !46
  %cmp = icmp eq i32 %conv, 116, !dbg !48
  br i1 %cmp, label %if.then, label %if.end, !dbg !49

if.then:                                          ; preds = %entry
  %4 = load ptr, ptr %view, align 8, !dbg !50
  %arrayidx4 = getelementptr inbounds i8, ptr %4, i64 0, !dbg !50
  store i8 0, ptr %arrayidx4, align 1, !dbg !51
  br label %if.end, !dbg !50

if.end:                                           ; preds = %if.then, %entry
  %5 = load i32, ptr %retval, align 4, !dbg !52
  ret i32 %5, !dbg !52
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "mapping_for_reading.c", directory: ".", checksumkind: CSK_MD5, checksum: "d6d94c4eaace5c9f24d6a5225a44d71a")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !13, retainedTypes: !21, globals: !23, splitDebugInlining: false, nameTableKind: None)
!13 = !{!14}
!14 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 8, baseType: !15, size: 32, elements: !16)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !{!17, !18, !19, !20}
!17 = !DIEnumerator(name: "PROT_READ", value: 1)
!18 = !DIEnumerator(name: "PROT_WRITE", value: 2)
!19 = !DIEnumerator(name: "MAP_SHARED", value: 1)
!20 = !DIEnumerator(name: "MAP_PRIVATE", value: 2)
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!23 = !{!0, !7}
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 12, type: !32, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !35)
!32 = !DISubroutineType(types: !33)
!33 = !{!34}
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{}
!36 = !DILocalVariable(name: "fd", scope: !31, file: !2, line: 13, type: !34)
!37 = !DILocation(line: 13, column: 7, scope: !31)
!38 = !DILocation(line: 13, column: 12, scope: !31)
!39 = !DILocation(line: 14, column: 9, scope: !31)
!40 = !DILocation(line: 14, column: 3, scope: !31)
!41 = !DILocalVariable(name: "view", scope: !31, file: !2, line: 15, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!43 = !DILocation(line: 15, column: 9, scope: !31)
!44 = !DILocation(line: 15, column: 54, scope: !31)
!45 = !DILocation(line: 15, column: 16, scope: !31)
!46 = !DILocation(line: 16, column: 7, scope: !47)
!47 = distinct !DILexicalBlock(scope: !31, file: !2, line: 16, column: 7)
!48 = !DILocation(line: 16, column: 15, scope: !47)
!49 = !DILocation(line: 16, column: 7, scope: !31)
!50 = !DILocation(line: 17, column: 5, scope: !47)
!51 = !DILocation(line: 17, column: 13, scope: !47)
!52 = !DILocation(line: 18, column: 1, scope: !31)
