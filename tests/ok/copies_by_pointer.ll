; ModuleID = 'copies_by_pointer.c'
source_filename = "copies_by_pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.hooks = type { ptr, ptr, ptr }

@standard = internal constant %struct.hooks { ptr @memcpy, ptr @memmove, ptr @memset }, align 8, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [7 x i8] c"tables\00", align 1, !dbg !11
@.str.2 = private unnamed_addr constant [7 x i8] c"%s %c\0A\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
entry:
  %retval = alloca i32, align 4
  %hooks = alloca ptr, align 8
  %text = alloca [16 x i8], align 16
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %hooks, !48, !DIExpression(), !51)
  store volatile ptr @standard, ptr %hooks, align 8, !dbg !51
    #dbg_declare(ptr %text, !52, !DIExpression(), !56)
  %0 = load volatile ptr, ptr %hooks, align 8, !dbg !57
  %fill = getelementptr inbounds %struct.hooks, ptr %0, i32 0, i32 2, !dbg !58
  %1 = load ptr, ptr %fill, align 8, !dbg !58
  %arraydecay = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !59
  %call = call ptr %1(ptr noundef %arraydecay, i32 noundef 120, i64 noundef 16), !dbg !57
  %arraydecay1 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !60
  %cmp = icmp eq ptr %call, %arraydecay1, !dbg !61
  %conv = zext i1 %cmp to i32, !dbg !61
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv), !dbg !62
  %2 = load volatile ptr, ptr %hooks, align 8, !dbg !63
  %copy = getelementptr inbounds %struct.hooks, ptr %2, i32 0, i32 0, !dbg !64
  %3 = load ptr, ptr %copy, align 8, !dbg !64
  %arraydecay3 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !65
  %call4 = call ptr %3(ptr noundef %arraydecay3, ptr noundef @.str.1, i64 noundef 7), !dbg !63
  %4 = load volatile ptr, ptr %hooks, align 8, !dbg !66
  %move = getelementptr inbounds %struct.hooks, ptr %4, i32 0, i32 1, !dbg !67
  %5 = load ptr, ptr %move, align 8, !dbg !67
  %arraydecay5 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !68
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay5, i64 2, !dbg !69
  %arraydecay6 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !70
  %call7 = call ptr %5(ptr noundef %add.ptr, ptr noundef %arraydecay6, i64 noundef 7), !dbg !66
  %arraydecay8 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !71
  %arrayidx = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 9, !dbg !72
  %6 = load i8, ptr %arrayidx, align 1, !dbg !72
  %conv9 = sext i8 %6 to i32, !dbg !72
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef %arraydecay8, i32 noundef %conv9), !dbg !73
  %7 = load volatile ptr, ptr %hooks, align 8, !dbg !74
  %copy11 = getelementptr inbounds %struct.hooks, ptr %7, i32 0, i32 0, !dbg !75
  %8 = load ptr, ptr %copy11, align 8, !dbg !75
  %cmp12 = icmp eq ptr %8, @memcpy, !dbg !76
  %conv13 = zext i1 %cmp12 to i32, !dbg !76
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv13), !dbg !77
  ret i32 0, !dbg !78
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nounwind
declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare ptr @memmove(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "standard", scope: !2, file: !3, line: 12, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "copies_by_pointer.c", directory: ".", checksumkind: CSK_MD5, checksum: "9d5fc86b8106082c794c93720e7b8c68")
!4 = !{!5, !11, !16, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 4)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 56, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 7)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !13, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "hooks", file: !3, line: 6, size: 192, elements: !20)
!20 = !{!21, !31, !32}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "copy", scope: !19, file: !3, line: 7, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !25, !26, !28}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !29, line: 18, baseType: !30)
!29 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "move", scope: !19, file: !3, line: 8, baseType: !22, size: 64, offset: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "fill", scope: !19, file: !3, line: 9, baseType: !33, size: 64, offset: 128)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DISubroutineType(types: !35)
!35 = !{!25, !25, !36, !28}
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !45, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!36}
!47 = !{}
!48 = !DILocalVariable(name: "hooks", scope: !44, file: !3, line: 15, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !50)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!51 = !DILocation(line: 15, column: 32, scope: !44)
!52 = !DILocalVariable(name: "text", scope: !44, file: !3, line: 16, type: !53)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 16)
!56 = !DILocation(line: 16, column: 8, scope: !44)
!57 = !DILocation(line: 17, column: 18, scope: !44)
!58 = !DILocation(line: 17, column: 25, scope: !44)
!59 = !DILocation(line: 17, column: 30, scope: !44)
!60 = !DILocation(line: 17, column: 57, scope: !44)
!61 = !DILocation(line: 17, column: 54, scope: !44)
!62 = !DILocation(line: 17, column: 3, scope: !44)
!63 = !DILocation(line: 18, column: 3, scope: !44)
!64 = !DILocation(line: 18, column: 10, scope: !44)
!65 = !DILocation(line: 18, column: 15, scope: !44)
!66 = !DILocation(line: 19, column: 3, scope: !44)
!67 = !DILocation(line: 19, column: 10, scope: !44)
!68 = !DILocation(line: 19, column: 15, scope: !44)
!69 = !DILocation(line: 19, column: 20, scope: !44)
!70 = !DILocation(line: 19, column: 25, scope: !44)
!71 = !DILocation(line: 20, column: 21, scope: !44)
!72 = !DILocation(line: 20, column: 27, scope: !44)
!73 = !DILocation(line: 20, column: 3, scope: !44)
!74 = !DILocation(line: 21, column: 18, scope: !44)
!75 = !DILocation(line: 21, column: 25, scope: !44)
!76 = !DILocation(line: 21, column: 30, scope: !44)
!77 = !DILocation(line: 21, column: 3, scope: !44)
!78 = !DILocation(line: 22, column: 3, scope: !44)
