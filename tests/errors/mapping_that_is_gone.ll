; ModuleID = 'mapping_that_is_gone.c'
source_filename = "mapping_that_is_gone.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"file\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [4 x i8], align 1
  %fd = alloca i32, align 4
  %bytes = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %text, !35, !DIExpression(), !39)
    #dbg_declare(ptr %fd, !40, !DIExpression(), !41)
  %call = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 66, i32 noundef 384), !dbg !42
  store i32 %call, ptr %fd, align 4, !dbg !41
  %0 = load i32, ptr %fd, align 4, !dbg !43
  %call1 = call i64 @write(i32 noundef %0, ptr noundef @.str.1, i64 noundef 4), !dbg !44
    #dbg_declare(ptr %bytes, !45, !DIExpression(), !47)
  %1 = load i32, ptr %fd, align 4, !dbg !48
  %call2 = call ptr @mmap(ptr noundef null, i64 noundef 4, i32 noundef 3, i32 noundef 1, i32 noundef %1, i64 noundef 0), !dbg !49
  store ptr %call2, ptr %bytes, align 8, !dbg !47
  %2 = load ptr, ptr %bytes, align 8, !dbg !50
  %call3 = call i32 @munmap(ptr noundef %2, i64 noundef 4), !dbg !51
  %3 = load i32, ptr %fd, align 4, !dbg !52
  %arraydecay = getelementptr inbounds [4 x i8], ptr %text, i64 0, i64 0, !dbg !54
  %call4 = call i64 @read(i32 noundef %3, ptr noundef %arraydecay, i64 noundef 4), !dbg !55
  %cmp = icmp eq i64 %call4, 0, !dbg !56
  br i1 %cmp, label %if.then, label %if.end, !dbg !57

if.then:                                          ; preds = %entry
  %4 = load ptr, ptr %bytes, align 8, !dbg !58
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 0, !dbg !58
  %5 = load i8, ptr %arrayidx, align 1, !dbg !58
  %conv = sext i8 %5 to i32, !dbg !58
  store i32 %conv, ptr %retval, align 4, !dbg !59
  br label %if.end, !dbg !59

if.end:                                           ; preds = %if.then, %entry
  %6 = load i32, ptr %retval, align 4, !dbg !60
  ret i32 %6, !dbg !60
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

declare i32 @munmap(ptr noundef, i64 noundef) #1

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "mapping_that_is_gone.c", directory: ".", checksumkind: CSK_MD5, checksum: "5237aebd793e1f6dfceba3802c951cec")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
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
!35 = !DILocalVariable(name: "text", scope: !30, file: !2, line: 10, type: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 4)
!39 = !DILocation(line: 10, column: 8, scope: !30)
!40 = !DILocalVariable(name: "fd", scope: !30, file: !2, line: 11, type: !33)
!41 = !DILocation(line: 11, column: 7, scope: !30)
!42 = !DILocation(line: 11, column: 12, scope: !30)
!43 = !DILocation(line: 12, column: 9, scope: !30)
!44 = !DILocation(line: 12, column: 3, scope: !30)
!45 = !DILocalVariable(name: "bytes", scope: !30, file: !2, line: 13, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!47 = !DILocation(line: 13, column: 9, scope: !30)
!48 = !DILocation(line: 13, column: 67, scope: !30)
!49 = !DILocation(line: 13, column: 17, scope: !30)
!50 = !DILocation(line: 14, column: 10, scope: !30)
!51 = !DILocation(line: 14, column: 3, scope: !30)
!52 = !DILocation(line: 15, column: 12, scope: !53)
!53 = distinct !DILexicalBlock(scope: !30, file: !2, line: 15, column: 7)
!54 = !DILocation(line: 15, column: 16, scope: !53)
!55 = !DILocation(line: 15, column: 7, scope: !53)
!56 = !DILocation(line: 15, column: 25, scope: !53)
!57 = !DILocation(line: 15, column: 7, scope: !30)
!58 = !DILocation(line: 16, column: 12, scope: !53)
!59 = !DILocation(line: 16, column: 5, scope: !53)
!60 = !DILocation(line: 17, column: 1, scope: !30)
