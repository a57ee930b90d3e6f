; ModuleID = 'printf_formats.c'
source_filename = "printf_formats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [38 x i8] c"[%d] [%5d] [%-5d] [%05d] [%+d] [% d]\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [33 x i8] c"[%d] [%5d] [%-5d] [%05d] [%.4d]\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [40 x i8] c"[%u] [%x] [%X] [%o] [%#x] [%#o] [%08x]\0A\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [27 x i8] c"[%hhd] [%hd] [%ld] [%lld]\0A\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [27 x i8] c"[%hhu] [%hu] [%lu] [%llu]\0A\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [19 x i8] c"[%zu] [%td] [%jd]\0A\00", align 1, !dbg !24
@.str.6 = private unnamed_addr constant [19 x i8] c"[%c] [%3c] [%-3c]\0A\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [34 x i8] c"[%s] [%8s] [%-8s] [%.2s] [%8.3s]\0A\00", align 1, !dbg !31
@.str.8 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !36
@.str.9 = private unnamed_addr constant [21 x i8] c"[%*d] [%-*d] [%.*f]\0A\00", align 1, !dbg !41
@.str.10 = private unnamed_addr constant [47 x i8] c"[%f] [%.0f] [%.1f] [%10.3f] [%-10.3f] [%+.2f]\0A\00", align 1, !dbg !46
@.str.11 = private unnamed_addr constant [18 x i8] c"[%e] [%.2e] [%E]\0A\00", align 1, !dbg !51
@.str.12 = private unnamed_addr constant [34 x i8] c"[%g] [%g] [%g] [%g] [%.3g] [%#g]\0A\00", align 1, !dbg !56
@.str.13 = private unnamed_addr constant [24 x i8] c"[%f] [%g] [%5.1f] [%f]\0A\00", align 1, !dbg !58
@.str.14 = private unnamed_addr constant [16 x i8] c"[%f] [%F] [%e]\0A\00", align 1, !dbg !63
@.str.15 = private unnamed_addr constant [17 x i8] c"[%.20f] [%.17g]\0A\00", align 1, !dbg !68
@.str.16 = private unnamed_addr constant [19 x i8] c"[%%] [%5s] [%d%d]\0A\00", align 1, !dbg !73
@.str.17 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !75
@.str.18 = private unnamed_addr constant [6 x i8] c"%s-%d\00", align 1, !dbg !80
@.str.19 = private unnamed_addr constant [14 x i8] c"a long string\00", align 1, !dbg !85
@.str.20 = private unnamed_addr constant [9 x i8] c"%d [%s]\0A\00", align 1, !dbg !90
@.str.21 = private unnamed_addr constant [5 x i8] c"%03d\00", align 1, !dbg !95
@.str.22 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !97
@.str.23 = private unnamed_addr constant [10 x i8] c"eight...\0A\00", align 1, !dbg !102
@.str.24 = private unnamed_addr constant [5 x i8] c"puts\00", align 1, !dbg !107
@stdout = external global ptr, align 8
@.str.25 = private unnamed_addr constant [7 x i8] c"to %s\0A\00", align 1, !dbg !109
@.str.26 = private unnamed_addr constant [7 x i8] c"stdout\00", align 1, !dbg !114

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !135 {
entry:
  %retval = alloca i32, align 4
  %buffer = alloca [16 x i8], align 16
  %n = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 42), !dbg !140
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef -42, i32 noundef -42, i32 noundef -42, i32 noundef -42, i32 noundef -42), !dbg !141
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef -1294967296, i32 noundef 48879, i32 noundef 48879, i32 noundef 511, i32 noundef 255, i32 noundef 8, i32 noundef 48879), !dbg !142
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef -1, i32 noundef -300, i64 noundef -9223372036854775808, i64 noundef 9223372036854775807), !dbg !143
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef 255, i32 noundef 65535, i64 noundef -1, i64 noundef -1), !dbg !144
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef 4, i64 noundef -5, i64 noundef -9223372036854775808), !dbg !145
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef 97, i32 noundef 98, i32 noundef 99), !dbg !146
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, ptr noundef @.str.8, ptr noundef @.str.8, ptr noundef @.str.8, ptr noundef @.str.8, ptr noundef @.str.8), !dbg !147
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef 6, i32 noundef 1, i32 noundef 6, i32 noundef 2, i32 noundef 3, double noundef 2.500000e+00), !dbg !148
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, double noundef 0x400921FB53C8D4F1, double noundef 2.500000e+00, double noundef 5.000000e-02, double noundef -1.500000e+00, double noundef -1.500000e+00, double noundef 1.000000e+00), !dbg !149
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, double noundef 0x40C81CD6C8B43958, double noundef 1.234500e-04, double noundef 1.000000e+100), !dbg !150
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, double noundef 1.000000e+05, double noundef 1.000000e+06, double noundef 1.000000e-04, double noundef 1.000000e-05, double noundef 1.234500e+03, double noundef 1.000000e+00), !dbg !151
  %call12 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, double noundef 0.000000e+00, double noundef -0.000000e+00, double noundef 0x3FD5555555555555, double noundef 1.000000e+15), !dbg !152
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, double noundef 0x7FF0000000000000, double noundef 0xFFF0000000000000, double noundef 0.000000e+00), !dbg !153
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, double noundef 1.000000e-01, double noundef 1.000000e-01), !dbg !154
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, ptr noundef @.str.17, i32 noundef 1, i32 noundef 2), !dbg !155
    #dbg_declare(ptr %buffer, !156, !DIExpression(), !157)
    #dbg_declare(ptr %n, !158, !DIExpression(), !159)
  %arraydecay = getelementptr inbounds [16 x i8], ptr %buffer, i64 0, i64 0, !dbg !160
  %call16 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay, i64 noundef 16, ptr noundef @.str.18, ptr noundef @.str.19, i32 noundef 12345) #3, !dbg !161
  store i32 %call16, ptr %n, align 4, !dbg !159
  %0 = load i32, ptr %n, align 4, !dbg !162
  %arraydecay17 = getelementptr inbounds [16 x i8], ptr %buffer, i64 0, i64 0, !dbg !163
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %0, ptr noundef %arraydecay17), !dbg !164
  %arraydecay19 = getelementptr inbounds [16 x i8], ptr %buffer, i64 0, i64 0, !dbg !165
  %call20 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %arraydecay19, ptr noundef @.str.21, i32 noundef 7) #3, !dbg !166
  store i32 %call20, ptr %n, align 4, !dbg !167
  %1 = load i32, ptr %n, align 4, !dbg !168
  %arraydecay21 = getelementptr inbounds [16 x i8], ptr %buffer, i64 0, i64 0, !dbg !169
  %call22 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %1, ptr noundef %arraydecay21), !dbg !170
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str.23), !dbg !171
  %sub = sub nsw i32 %call23, 1, !dbg !172
  %call24 = call i32 (ptr, ...) @printf(ptr noundef @.str.22, i32 noundef %sub), !dbg !173
  %call25 = call i32 @puts(ptr noundef @.str.24), !dbg !174
  %call26 = call i32 @putchar(i32 noundef 112), !dbg !175
  %call27 = call i32 @putchar(i32 noundef 10), !dbg !176
  %2 = load ptr, ptr @stdout, align 8, !dbg !177
  %call28 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %2, ptr noundef @.str.25, ptr noundef @.str.26) #3, !dbg !178
  ret i32 0, !dbg !179
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #2

declare i32 @puts(ptr noundef) #1

declare i32 @putchar(i32 noundef) #1

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!116}
!llvm.module.flags = !{!128, !129, !130, !131, !132, !133, !134}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "printf_formats.c", directory: ".", checksumkind: CSK_MD5, checksum: "677399cbb3e396940ad55c453de5e653")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 304, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 38)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 33)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 40)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 27)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !19, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 19)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !26, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 272, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 34)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 5)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 21)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 376, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 47)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 18)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !33, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 24)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 16)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !70, isLocal: true, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 17)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !26, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !77, isLocal: true, isDefinition: true)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 1)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !82, isLocal: true, isDefinition: true)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 6)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !87, isLocal: true, isDefinition: true)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 14)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !92, isLocal: true, isDefinition: true)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 9)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !38, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 4)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !104, isLocal: true, isDefinition: true)
!104 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !105)
!105 = !{!106}
!106 = !DISubrange(count: 10)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !38, isLocal: true, isDefinition: true)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !111, isLocal: true, isDefinition: true)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !112)
!112 = !{!113}
!113 = !DISubrange(count: 7)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !111, isLocal: true, isDefinition: true)
!116 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !117, globals: !127, splitDebugInlining: false, nameTableKind: None)
!117 = !{!118, !119, !120, !121, !122, !125}
!118 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!119 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!120 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!121 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!122 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !123, line: 18, baseType: !124)
!123 = !DIFile(filename: "clang/include/__stddef_ptrdiff_t.h", directory: "", checksumkind: CSK_MD5, checksum: "21e0c40f3315797d915cc7ea60040a98")
!124 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !126, line: 48, baseType: !124)
!126 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!127 = !{!0, !7, !12, !17, !22, !24, !29, !31, !36, !41, !46, !51, !56, !58, !63, !68, !73, !75, !80, !85, !90, !95, !97, !102, !107, !109, !114}
!128 = !{i32 7, !"Dwarf Version", i32 5}
!129 = !{i32 2, !"Debug Info Version", i32 3}
!130 = !{i32 1, !"wchar_size", i32 4}
!131 = !{i32 8, !"PIC Level", i32 2}
!132 = !{i32 7, !"PIE Level", i32 2}
!133 = !{i32 7, !"uwtable", i32 2}
!134 = !{i32 7, !"frame-pointer", i32 2}
!135 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 8, type: !136, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !116, retainedNodes: !139)
!136 = !DISubroutineType(types: !137)
!137 = !{!138}
!138 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!139 = !{}
!140 = !DILocation(line: 9, column: 3, scope: !135)
!141 = !DILocation(line: 10, column: 3, scope: !135)
!142 = !DILocation(line: 11, column: 3, scope: !135)
!143 = !DILocation(line: 12, column: 3, scope: !135)
!144 = !DILocation(line: 13, column: 3, scope: !135)
!145 = !DILocation(line: 14, column: 3, scope: !135)
!146 = !DILocation(line: 15, column: 3, scope: !135)
!147 = !DILocation(line: 16, column: 3, scope: !135)
!148 = !DILocation(line: 17, column: 3, scope: !135)
!149 = !DILocation(line: 18, column: 3, scope: !135)
!150 = !DILocation(line: 19, column: 3, scope: !135)
!151 = !DILocation(line: 20, column: 3, scope: !135)
!152 = !DILocation(line: 21, column: 3, scope: !135)
!153 = !DILocation(line: 22, column: 3, scope: !135)
!154 = !DILocation(line: 23, column: 3, scope: !135)
!155 = !DILocation(line: 24, column: 3, scope: !135)
!156 = !DILocalVariable(name: "buffer", scope: !135, file: !2, line: 25, type: !65)
!157 = !DILocation(line: 25, column: 8, scope: !135)
!158 = !DILocalVariable(name: "n", scope: !135, file: !2, line: 26, type: !138)
!159 = !DILocation(line: 26, column: 7, scope: !135)
!160 = !DILocation(line: 26, column: 20, scope: !135)
!161 = !DILocation(line: 26, column: 11, scope: !135)
!162 = !DILocation(line: 27, column: 23, scope: !135)
!163 = !DILocation(line: 27, column: 26, scope: !135)
!164 = !DILocation(line: 27, column: 3, scope: !135)
!165 = !DILocation(line: 28, column: 15, scope: !135)
!166 = !DILocation(line: 28, column: 7, scope: !135)
!167 = !DILocation(line: 28, column: 5, scope: !135)
!168 = !DILocation(line: 29, column: 23, scope: !135)
!169 = !DILocation(line: 29, column: 26, scope: !135)
!170 = !DILocation(line: 29, column: 3, scope: !135)
!171 = !DILocation(line: 30, column: 18, scope: !135)
!172 = !DILocation(line: 30, column: 39, scope: !135)
!173 = !DILocation(line: 30, column: 3, scope: !135)
!174 = !DILocation(line: 31, column: 3, scope: !135)
!175 = !DILocation(line: 32, column: 3, scope: !135)
!176 = !DILocation(line: 33, column: 3, scope: !135)
!177 = !DILocation(line: 34, column: 11, scope: !135)
!178 = !DILocation(line: 34, column: 3, scope: !135)
!179 = !DILocation(line: 35, column: 3, scope: !135)
