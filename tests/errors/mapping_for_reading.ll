; ModuleID = 'mapping_for_reading.c'
source_filename = "mapping_for_reading.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"file\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %fd = alloca i32, align 4
  %view = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %fd, !35, !DIExpression(), !36)
  %call = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 66, i32 noundef 384), !dbg !37
  store i32 %call, ptr %fd, align 4, !dbg !36
  %0 = load i32, ptr %fd, align 4, !dbg !38
  %call1 = call i64 @write(i32 noundef %0, ptr noundef @.str.1, i64 noundef 4), !dbg !39
    #dbg_declare(ptr %view, !40, !DIExpression(), !42)
  %1 = load i32, ptr %fd, align 4, !dbg !43
  %call2 = call ptr @mmap(ptr noundef null, i64 noundef 4, i32 noundef 1, i32 noundef 2, i32 noundef %1, i64 noundef 0), !dbg !44
  store ptr %call2, ptr %view, align 8, !dbg !42
  %2 = load ptr, ptr %view, align 8, !dbg !45
  %arrayidx = getelementptr inbounds i8, ptr %2, i64 0, !dbg !45
  %3 = load i8, ptr %arrayidx, align 1, !dbg !45
  %conv = sext i8 %3 to i32, !dbg !45
  %cmp = icmp eq i32 %conv, 116, !dbg !47
  br i1 %cmp, label %if.then, label %if.end, !dbg !48

if.then:                                          ; preds = %entry
  %4 = load ptr, ptr %view, align 8, !dbg !49
  %arrayidx4 = getelementptr inbounds i8, ptr %4, i64 0, !dbg !49
  store i8 0, ptr %arrayidx4, align 1, !dbg !50
  br label %if.end, !dbg !49

if.end:                                           ; preds = %if.then, %entry
  %5 = load i32, ptr %retval, align 4, !dbg !51
  ret i32 %5, !dbg !51
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "mapping_for_reading.c", directory: ".", checksumkind: CSK_MD5, checksum: "94d05c475926461e3d01a126cb6dae60")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !10, retainedTypes: !20, globals: !22, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !12, line: 4, baseType: !13, size: 32, elements: !14)
!12 = !DIFile(filename: "./../mman.h", directory: ".", checksumkind: CSK_MD5, checksum: "7d6004efc8143a70cdea2f1e6eaf969f")
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{!15, !16, !17, !18, !19}
!15 = !DIEnumerator(name: "PROT_READ", value: 1)
!16 = !DIEnumerator(name: "PROT_WRITE", value: 2)
!17 = !DIEnumerator(name: "MAP_SHARED", value: 1)
!18 = !DIEnumerator(name: "MAP_PRIVATE", value: 2)
!19 = !DIEnumerator(name: "MAP_ANONYMOUS", value: 32)
!20 = !{!21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!22 = !{!0, !7}
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 9, type: !31, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !34)
!31 = !DISubroutineType(types: !32)
!32 = !{!33}
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !{}
!35 = !DILocalVariable(name: "fd", scope: !30, file: !2, line: 10, type: !33)
!36 = !DILocation(line: 10, column: 7, scope: !30)
!37 = !DILocation(line: 10, column: 12, scope: !30)
!38 = !DILocation(line: 11, column: 9, scope: !30)
!39 = !DILocation(line: 11, column: 3, scope: !30)
!40 = !DILocalVariable(name: "view", scope: !30, file: !2, line: 12, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!42 = !DILocation(line: 12, column: 9, scope: !30)
!43 = !DILocation(line: 12, column: 54, scope: !30)
!44 = !DILocation(line: 12, column: 16, scope: !30)
!45 = !DILocation(line: 13, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !30, file: !2, line: 13, column: 7)
!47 = !DILocation(line: 13, column: 15, scope: !46)
!48 = !DILocation(line: 13, column: 7, scope: !30)
!49 = !DILocation(line: 14, column: 5, scope: !46)
!50 = !DILocation(line: 14, column: 13, scope: !46)
!51 = !DILocation(line: 15, column: 1, scope: !30)
