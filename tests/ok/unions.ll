; ModuleID = 'unions.c'
source_filename = "unions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.value = type { i32, %union.anon }
%union.anon = type { double }
%struct.anon.0 = type { i32, i32 }
%union.word = type { i32 }
%struct.anon = type { i16, i16 }

@.str = private unnamed_addr constant [19 x i8] c"%08x %d %04x %04x\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [16 x i8] c"%08x %02x %02x\0A\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [7 x i8] c"%u %d\0A\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [15 x i8] c"two and a half\00", align 1, !dbg !22
@__const.main.values = private unnamed_addr constant <{ %struct.value, { i32, { ptr } }, { i32, [4 x i8], { %struct.anon.0 } } }> <{ %struct.value { i32 0, %union.anon { double 2.500000e+00 } }, { i32, { ptr } } { i32 1, { ptr } { ptr @.str.4 } }, { i32, [4 x i8], { %struct.anon.0 } } { i32 2, [4 x i8] undef, { %struct.anon.0 } { %struct.anon.0 { i32 5, i32 2 } } } }>, align 16
@.str.5 = private unnamed_addr constant [6 x i8] c"\22%s\22\0A\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [10 x i8] c"(%d, %d)\0A\00", align 1, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !53 {
entry:
  %retval = alloca i32, align 4
  %w = alloca %union.word, align 4
  %values = alloca [3 x %struct.value], align 16
  %i = alloca i32, align 4
  %copy = alloca %struct.value, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %w, !58, !DIExpression(), !79)
  store float 1.000000e+00, ptr %w, align 4, !dbg !80
  %0 = load i32, ptr %w, align 4, !dbg !81
  %1 = load i32, ptr %w, align 4, !dbg !82
  %high = getelementptr inbounds %struct.anon, ptr %w, i32 0, i32 1, !dbg !83
  %2 = load i16, ptr %high, align 2, !dbg !83
  %conv = zext i16 %2 to i32, !dbg !84
  %low = getelementptr inbounds %struct.anon, ptr %w, i32 0, i32 0, !dbg !85
  %3 = load i16, ptr %low, align 4, !dbg !85
  %conv1 = zext i16 %3 to i32, !dbg !86
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %0, i32 noundef %1, i32 noundef %conv, i32 noundef %conv1), !dbg !87
  %arrayidx = getelementptr inbounds [4 x i8], ptr %w, i64 0, i64 3, !dbg !88
  store i8 -64, ptr %arrayidx, align 1, !dbg !89
  %4 = load float, ptr %w, align 4, !dbg !90
  %conv2 = fpext float %4 to double, !dbg !91
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %conv2), !dbg !92
  %low4 = getelementptr inbounds %struct.anon, ptr %w, i32 0, i32 0, !dbg !93
  store i16 4660, ptr %low4, align 4, !dbg !94
  %5 = load i32, ptr %w, align 4, !dbg !95
  %arrayidx5 = getelementptr inbounds [4 x i8], ptr %w, i64 0, i64 0, !dbg !96
  %6 = load i8, ptr %arrayidx5, align 4, !dbg !96
  %conv6 = zext i8 %6 to i32, !dbg !96
  %arrayidx7 = getelementptr inbounds [4 x i8], ptr %w, i64 0, i64 1, !dbg !97
  %7 = load i8, ptr %arrayidx7, align 1, !dbg !97
  %conv8 = zext i8 %7 to i32, !dbg !97
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %5, i32 noundef %conv6, i32 noundef %conv8), !dbg !98
  store i32 -2, ptr %w, align 4, !dbg !99
  %8 = load i32, ptr %w, align 4, !dbg !100
  %high10 = getelementptr inbounds %struct.anon, ptr %w, i32 0, i32 1, !dbg !101
  %9 = load i16, ptr %high10, align 2, !dbg !101
  %conv11 = zext i16 %9 to i32, !dbg !102
  %call12 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %8, i32 noundef %conv11), !dbg !103
    #dbg_declare(ptr %values, !104, !DIExpression(), !124)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %values, ptr align 16 @__const.main.values, i64 48, i1 false), !dbg !124
    #dbg_declare(ptr %i, !125, !DIExpression(), !127)
  store i32 0, ptr %i, align 4, !dbg !127
  br label %for.cond, !dbg !128

for.cond:                                         ; preds = %for.inc, %entry
  %10 = load i32, ptr %i, align 4, !dbg !129
  %cmp = icmp slt i32 %10, 3, !dbg !131
  br i1 %cmp, label %for.body, label %for.end, !dbg !132

for.body:                                         ; preds = %for.cond
  %11 = load i32, ptr %i, align 4, !dbg !133
  %idxprom = sext i32 %11 to i64, !dbg !134
  %arrayidx14 = getelementptr inbounds [3 x %struct.value], ptr %values, i64 0, i64 %idxprom, !dbg !134
  call void @print(ptr noundef %arrayidx14), !dbg !135
  br label %for.inc, !dbg !135

for.inc:                                          ; preds = %for.body
  %12 = load i32, ptr %i, align 4, !dbg !136
  %inc = add nsw i32 %12, 1, !dbg !136
  store i32 %inc, ptr %i, align 4, !dbg !136
  br label %for.cond, !dbg !137, !llvm.loop !138

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %copy, !141, !DIExpression(), !142)
  %arrayidx15 = getelementptr inbounds [3 x %struct.value], ptr %values, i64 0, i64 1, !dbg !143
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %copy, ptr align 16 %arrayidx15, i64 16, i1 false), !dbg !143
  %arrayidx16 = getelementptr inbounds [3 x %struct.value], ptr %values, i64 0, i64 1, !dbg !144
  %arrayidx17 = getelementptr inbounds [3 x %struct.value], ptr %values, i64 0, i64 2, !dbg !145
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx16, ptr align 16 %arrayidx17, i64 16, i1 false), !dbg !145
  call void @print(ptr noundef %copy), !dbg !146
  %arrayidx18 = getelementptr inbounds [3 x %struct.value], ptr %values, i64 0, i64 1, !dbg !147
  call void @print(ptr noundef %arrayidx18), !dbg !148
  ret i32 0, !dbg !149
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @print(ptr noundef %v) #0 !dbg !150 {
entry:
  %v.addr = alloca ptr, align 8
  store ptr %v, ptr %v.addr, align 8
    #dbg_declare(ptr %v.addr, !155, !DIExpression(), !156)
  %0 = load ptr, ptr %v.addr, align 8, !dbg !157
  %kind = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 0, !dbg !158
  %1 = load i32, ptr %kind, align 8, !dbg !158
  switch i32 %1, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb3
  ], !dbg !159

sw.bb:                                            ; preds = %entry
  %2 = load ptr, ptr %v.addr, align 8, !dbg !160
  %3 = getelementptr inbounds %struct.value, ptr %2, i32 0, i32 1, !dbg !162
  %4 = load double, ptr %3, align 8, !dbg !162
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %4), !dbg !163
  br label %sw.epilog, !dbg !164

sw.bb1:                                           ; preds = %entry
  %5 = load ptr, ptr %v.addr, align 8, !dbg !165
  %6 = getelementptr inbounds %struct.value, ptr %5, i32 0, i32 1, !dbg !166
  %7 = load ptr, ptr %6, align 8, !dbg !166
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, ptr noundef %7), !dbg !167
  br label %sw.epilog, !dbg !168

sw.bb3:                                           ; preds = %entry
  %8 = load ptr, ptr %v.addr, align 8, !dbg !169
  %9 = getelementptr inbounds %struct.value, ptr %8, i32 0, i32 1, !dbg !170
  %first = getelementptr inbounds %struct.anon.0, ptr %9, i32 0, i32 0, !dbg !171
  %10 = load i32, ptr %first, align 8, !dbg !171
  %11 = load ptr, ptr %v.addr, align 8, !dbg !172
  %12 = getelementptr inbounds %struct.value, ptr %11, i32 0, i32 1, !dbg !173
  %second = getelementptr inbounds %struct.anon.0, ptr %12, i32 0, i32 1, !dbg !174
  %13 = load i32, ptr %second, align 4, !dbg !174
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %10, i32 noundef %13), !dbg !175
  br label %sw.epilog, !dbg !176

sw.epilog:                                        ; preds = %entry, %sw.bb3, %sw.bb1, %sw.bb
  ret void, !dbg !177
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!37}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "unions.c", directory: ".", checksumkind: CSK_MD5, checksum: "727fc6423c895949d50a61e2af97d73d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 19)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 16)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 7)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 6)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 10)
!37 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !38, globals: !45, splitDebugInlining: false, nameTableKind: None)
!38 = !{!39}
!39 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "kind", file: !2, line: 16, baseType: !40, size: 32, elements: !41)
!40 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!41 = !{!42, !43, !44}
!42 = !DIEnumerator(name: "NUMBER", value: 0)
!43 = !DIEnumerator(name: "TEXT", value: 1)
!44 = !DIEnumerator(name: "PAIR", value: 2)
!45 = !{!0, !7, !12, !17, !22, !27, !32}
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 43, type: !54, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !57)
!54 = !DISubroutineType(types: !55)
!55 = !{!56}
!56 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!57 = !{}
!58 = !DILocalVariable(name: "w", scope: !53, file: !2, line: 44, type: !59)
!59 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !2, line: 6, size: 32, elements: !60)
!60 = !{!61, !64, !66, !68, !72}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !59, file: !2, line: 7, baseType: !62, size: 32)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !63, line: 12, baseType: !40)
!63 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!64 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !59, file: !2, line: 8, baseType: !65, size: 32)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !63, line: 11, baseType: !56)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !59, file: !2, line: 9, baseType: !67, size: 32)
!67 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !59, file: !2, line: 10, baseType: !69, size: 32)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !70, size: 32, elements: !10)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !63, line: 8, baseType: !71)
!71 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!72 = !DIDerivedType(tag: DW_TAG_member, scope: !59, file: !2, line: 11, baseType: !73, size: 32)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !59, file: !2, line: 11, size: 32, elements: !74)
!74 = !{!75, !78}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !73, file: !2, line: 12, baseType: !76, size: 16)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !63, line: 10, baseType: !77)
!77 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !73, file: !2, line: 12, baseType: !76, size: 16, offset: 16)
!79 = !DILocation(line: 44, column: 14, scope: !53)
!80 = !DILocation(line: 45, column: 7, scope: !53)
!81 = !DILocation(line: 46, column: 35, scope: !53)
!82 = !DILocation(line: 46, column: 40, scope: !53)
!83 = !DILocation(line: 46, column: 45, scope: !53)
!84 = !DILocation(line: 46, column: 43, scope: !53)
!85 = !DILocation(line: 46, column: 53, scope: !53)
!86 = !DILocation(line: 46, column: 51, scope: !53)
!87 = !DILocation(line: 46, column: 3, scope: !53)
!88 = !DILocation(line: 47, column: 3, scope: !53)
!89 = !DILocation(line: 47, column: 14, scope: !53)
!90 = !DILocation(line: 48, column: 20, scope: !53)
!91 = !DILocation(line: 48, column: 18, scope: !53)
!92 = !DILocation(line: 48, column: 3, scope: !53)
!93 = !DILocation(line: 49, column: 5, scope: !53)
!94 = !DILocation(line: 49, column: 9, scope: !53)
!95 = !DILocation(line: 50, column: 32, scope: !53)
!96 = !DILocation(line: 50, column: 35, scope: !53)
!97 = !DILocation(line: 50, column: 47, scope: !53)
!98 = !DILocation(line: 50, column: 3, scope: !53)
!99 = !DILocation(line: 51, column: 7, scope: !53)
!100 = !DILocation(line: 52, column: 23, scope: !53)
!101 = !DILocation(line: 52, column: 28, scope: !53)
!102 = !DILocation(line: 52, column: 26, scope: !53)
!103 = !DILocation(line: 52, column: 3, scope: !53)
!104 = !DILocalVariable(name: "values", scope: !53, file: !2, line: 54, type: !105)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !106, size: 384, elements: !122)
!106 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "value", file: !2, line: 18, size: 128, elements: !107)
!107 = !{!108, !109}
!108 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !106, file: !2, line: 19, baseType: !39, size: 32)
!109 = !DIDerivedType(tag: DW_TAG_member, scope: !106, file: !2, line: 20, baseType: !110, size: 64, offset: 64)
!110 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !106, file: !2, line: 20, size: 64, elements: !111)
!111 = !{!112, !114, !117}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !110, file: !2, line: 21, baseType: !113, size: 64)
!113 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !110, file: !2, line: 22, baseType: !115, size: 64)
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !116, size: 64)
!116 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "pair", scope: !110, file: !2, line: 25, baseType: !118, size: 64)
!118 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !110, file: !2, line: 23, size: 64, elements: !119)
!119 = !{!120, !121}
!120 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !118, file: !2, line: 24, baseType: !56, size: 32)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !118, file: !2, line: 24, baseType: !56, size: 32, offset: 32)
!122 = !{!123}
!123 = !DISubrange(count: 3)
!124 = !DILocation(line: 54, column: 16, scope: !53)
!125 = !DILocalVariable(name: "i", scope: !126, file: !2, line: 59, type: !56)
!126 = distinct !DILexicalBlock(scope: !53, file: !2, line: 59, column: 3)
!127 = !DILocation(line: 59, column: 12, scope: !126)
!128 = !DILocation(line: 59, column: 8, scope: !126)
!129 = !DILocation(line: 59, column: 19, scope: !130)
!130 = distinct !DILexicalBlock(scope: !126, file: !2, line: 59, column: 3)
!131 = !DILocation(line: 59, column: 21, scope: !130)
!132 = !DILocation(line: 59, column: 3, scope: !126)
!133 = !DILocation(line: 60, column: 19, scope: !130)
!134 = !DILocation(line: 60, column: 12, scope: !130)
!135 = !DILocation(line: 60, column: 5, scope: !130)
!136 = !DILocation(line: 59, column: 27, scope: !130)
!137 = !DILocation(line: 59, column: 3, scope: !130)
!138 = distinct !{!138, !132, !139, !140}
!139 = !DILocation(line: 60, column: 21, scope: !126)
!140 = !{!"llvm.loop.mustprogress"}
!141 = !DILocalVariable(name: "copy", scope: !53, file: !2, line: 61, type: !106)
!142 = !DILocation(line: 61, column: 16, scope: !53)
!143 = !DILocation(line: 61, column: 23, scope: !53)
!144 = !DILocation(line: 62, column: 3, scope: !53)
!145 = !DILocation(line: 62, column: 15, scope: !53)
!146 = !DILocation(line: 63, column: 3, scope: !53)
!147 = !DILocation(line: 64, column: 10, scope: !53)
!148 = !DILocation(line: 64, column: 3, scope: !53)
!149 = !DILocation(line: 65, column: 3, scope: !53)
!150 = distinct !DISubprogram(name: "print", scope: !2, file: !2, line: 29, type: !151, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !37, retainedNodes: !57)
!151 = !DISubroutineType(types: !152)
!152 = !{null, !153}
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !154, size: 64)
!154 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !106)
!155 = !DILocalVariable(name: "v", arg: 1, scope: !150, file: !2, line: 29, type: !153)
!156 = !DILocation(line: 29, column: 39, scope: !150)
!157 = !DILocation(line: 30, column: 11, scope: !150)
!158 = !DILocation(line: 30, column: 14, scope: !150)
!159 = !DILocation(line: 30, column: 3, scope: !150)
!160 = !DILocation(line: 32, column: 20, scope: !161)
!161 = distinct !DILexicalBlock(scope: !150, file: !2, line: 30, column: 20)
!162 = !DILocation(line: 32, column: 23, scope: !161)
!163 = !DILocation(line: 32, column: 5, scope: !161)
!164 = !DILocation(line: 33, column: 5, scope: !161)
!165 = !DILocation(line: 35, column: 24, scope: !161)
!166 = !DILocation(line: 35, column: 27, scope: !161)
!167 = !DILocation(line: 35, column: 5, scope: !161)
!168 = !DILocation(line: 36, column: 5, scope: !161)
!169 = !DILocation(line: 38, column: 26, scope: !161)
!170 = !DILocation(line: 38, column: 29, scope: !161)
!171 = !DILocation(line: 38, column: 34, scope: !161)
!172 = !DILocation(line: 38, column: 41, scope: !161)
!173 = !DILocation(line: 38, column: 44, scope: !161)
!174 = !DILocation(line: 38, column: 49, scope: !161)
!175 = !DILocation(line: 38, column: 5, scope: !161)
!176 = !DILocation(line: 39, column: 5, scope: !161)
!177 = !DILocation(line: 41, column: 1, scope: !150)
