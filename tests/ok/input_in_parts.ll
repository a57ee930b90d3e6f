; ModuleID = 'input_in_parts.c'
source_filename = "input_in_parts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.part = type { ptr, i64 }

@.str = private unnamed_addr constant [22 x i8] c"tresse-input-in-parts\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [9 x i8] c"one, two\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [7 x i8] c"%o %o\0A\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [11 x i8] c" %s %s %s\0A\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [9 x i8] c"%ld %ld\0A\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [8 x i8] c"%ld %s\0A\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1, !dbg !34
@.str.8 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !39
@.str.9 = private unnamed_addr constant [4 x i8] c" %d\00", align 1, !dbg !44
@.str.10 = private unnamed_addr constant [5 x i8] c" %s\0A\00", align 1, !dbg !46
@.str.11 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !48
@.str.12 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !53
@.str.13 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !55

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !72 {
entry:
  %name = alloca ptr, align 8
  %fd = alloca i32, align 4
  %old = alloca i32, align 4
    #dbg_declare(ptr %name, !77, !DIExpression(), !80)
  store ptr @.str, ptr %name, align 8, !dbg !80
    #dbg_declare(ptr %fd, !81, !DIExpression(), !82)
  %0 = load ptr, ptr %name, align 8, !dbg !83
  %call = call i32 (ptr, i32, ...) @open(ptr noundef %0, i32 noundef 578, i32 noundef 384), !dbg !84
  store i32 %call, ptr %fd, align 4, !dbg !82
  %1 = load i32, ptr %fd, align 4, !dbg !85
  %call1 = call i64 @write(i32 noundef %1, ptr noundef @.str.1, i64 noundef 8), !dbg !86
  %2 = load i32, ptr %fd, align 4, !dbg !87
  %call2 = call i64 @lseek(i32 noundef %2, i64 noundef 0, i32 noundef 0), !dbg !88
  %3 = load i32, ptr %fd, align 4, !dbg !89
  call void @parts(i32 noundef %3), !dbg !90
  %4 = load i32, ptr %fd, align 4, !dbg !91
  %call3 = call i32 @close(i32 noundef %4), !dbg !92
  %5 = load ptr, ptr %name, align 8, !dbg !93
  %call4 = call i32 @unlink(ptr noundef %5), !dbg !94
  call void @nothing(), !dbg !95
    #dbg_declare(ptr %old, !96, !DIExpression(), !99)
  %call5 = call i32 @umask(i32 noundef 63), !dbg !100
  store i32 %call5, ptr %old, align 4, !dbg !99
  %6 = load i32, ptr %old, align 4, !dbg !101
  %call6 = call i32 @umask(i32 noundef 0), !dbg !102
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %6, i32 noundef %call6), !dbg !103
  ret i32 0, !dbg !104
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @parts(i32 noundef %fd) #0 !dbg !105 {
entry:
  %fd.addr = alloca i32, align 4
  %a = alloca [4 x i8], align 1
  %b = alloca [4 x i8], align 1
  %c = alloca [16 x i8], align 16
  %all = alloca [3 x %struct.part], align 16
  %bad = alloca i64, align 8
  store i32 %fd, ptr %fd.addr, align 4
    #dbg_declare(ptr %fd.addr, !108, !DIExpression(), !109)
    #dbg_declare(ptr %a, !110, !DIExpression(), !111)
  call void @llvm.memset.p0.i64(ptr align 1 %a, i8 0, i64 4, i1 false), !dbg !111
    #dbg_declare(ptr %b, !112, !DIExpression(), !113)
  call void @llvm.memset.p0.i64(ptr align 1 %b, i8 0, i64 4, i1 false), !dbg !113
    #dbg_declare(ptr %c, !114, !DIExpression(), !118)
  call void @llvm.memset.p0.i64(ptr align 16 %c, i8 0, i64 16, i1 false), !dbg !118
    #dbg_declare(ptr %all, !119, !DIExpression(), !129)
  %at = getelementptr inbounds %struct.part, ptr %all, i32 0, i32 0, !dbg !130
  %arraydecay = getelementptr inbounds [4 x i8], ptr %a, i64 0, i64 0, !dbg !131
  store ptr %arraydecay, ptr %at, align 16, !dbg !130
  %size = getelementptr inbounds %struct.part, ptr %all, i32 0, i32 1, !dbg !130
  store i64 3, ptr %size, align 8, !dbg !130
  %arrayinit.element = getelementptr inbounds %struct.part, ptr %all, i64 1, !dbg !132
  %at1 = getelementptr inbounds %struct.part, ptr %arrayinit.element, i32 0, i32 0, !dbg !133
  %arraydecay2 = getelementptr inbounds [4 x i8], ptr %b, i64 0, i64 0, !dbg !134
  store ptr %arraydecay2, ptr %at1, align 16, !dbg !133
  %size3 = getelementptr inbounds %struct.part, ptr %arrayinit.element, i32 0, i32 1, !dbg !133
  store i64 2, ptr %size3, align 8, !dbg !133
  %arrayinit.element4 = getelementptr inbounds %struct.part, ptr %all, i64 2, !dbg !132
  %at5 = getelementptr inbounds %struct.part, ptr %arrayinit.element4, i32 0, i32 0, !dbg !135
  %arraydecay6 = getelementptr inbounds [16 x i8], ptr %c, i64 0, i64 0, !dbg !136
  store ptr %arraydecay6, ptr %at5, align 16, !dbg !135
  %size7 = getelementptr inbounds %struct.part, ptr %arrayinit.element4, i32 0, i32 1, !dbg !135
  store i64 10, ptr %size7, align 8, !dbg !135
  %0 = load i32, ptr %fd.addr, align 4, !dbg !137
  %arraydecay8 = getelementptr inbounds [3 x %struct.part], ptr %all, i64 0, i64 0, !dbg !138
  %call = call i64 @readv(i32 noundef %0, ptr noundef %arraydecay8, i32 noundef 3), !dbg !139
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %call), !dbg !140
  %arraydecay10 = getelementptr inbounds [4 x i8], ptr %a, i64 0, i64 0, !dbg !141
  %arraydecay11 = getelementptr inbounds [4 x i8], ptr %b, i64 0, i64 0, !dbg !142
  %arraydecay12 = getelementptr inbounds [16 x i8], ptr %c, i64 0, i64 0, !dbg !143
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, ptr noundef %arraydecay10, ptr noundef %arraydecay11, ptr noundef %arraydecay12), !dbg !144
  %1 = load i32, ptr %fd.addr, align 4, !dbg !145
  %arraydecay14 = getelementptr inbounds [3 x %struct.part], ptr %all, i64 0, i64 0, !dbg !146
  %call15 = call i64 @readv(i32 noundef %1, ptr noundef %arraydecay14, i32 noundef 3), !dbg !147
  %2 = load i32, ptr %fd.addr, align 4, !dbg !148
  %arraydecay16 = getelementptr inbounds [3 x %struct.part], ptr %all, i64 0, i64 0, !dbg !149
  %call17 = call i64 @readv(i32 noundef %2, ptr noundef %arraydecay16, i32 noundef 0), !dbg !150
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %call15, i64 noundef %call17), !dbg !151
    #dbg_declare(ptr %bad, !152, !DIExpression(), !153)
  %3 = load i32, ptr %fd.addr, align 4, !dbg !154
  %arraydecay19 = getelementptr inbounds [3 x %struct.part], ptr %all, i64 0, i64 0, !dbg !155
  %call20 = call i64 @readv(i32 noundef %3, ptr noundef %arraydecay19, i32 noundef -1), !dbg !156
  store i64 %call20, ptr %bad, align 8, !dbg !153
  %4 = load i64, ptr %bad, align 8, !dbg !157
  %call21 = call ptr @__errno_location() #5, !dbg !158
  %5 = load i32, ptr %call21, align 4, !dbg !158
  %call22 = call ptr @strerrorname_np(i32 noundef %5), !dbg !159
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i64 noundef %4, ptr noundef %call22), !dbg !160
  ret void, !dbg !161
}

declare i32 @close(i32 noundef) #1

declare i32 @unlink(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @nothing() #0 !dbg !162 {
entry:
  %byte = alloca i8, align 1
  %fd = alloca i32, align 4
  %file = alloca ptr, align 8
    #dbg_declare(ptr %byte, !165, !DIExpression(), !166)
    #dbg_declare(ptr %fd, !167, !DIExpression(), !168)
  %call = call i32 (ptr, i32, ...) @open(ptr noundef @.str.7, i32 noundef 578, i32 noundef 384), !dbg !169
  store i32 %call, ptr %fd, align 4, !dbg !168
  %0 = load i32, ptr %fd, align 4, !dbg !170
  %call1 = call i64 @write(i32 noundef %0, ptr noundef @.str.8, i64 noundef 4), !dbg !171
  %1 = load i32, ptr %fd, align 4, !dbg !172
  %call2 = call i64 @read(i32 noundef %1, ptr noundef %byte, i64 noundef 1), !dbg !173
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %call1, i64 noundef %call2), !dbg !174
  %2 = load i32, ptr %fd, align 4, !dbg !175
  %call4 = call i64 @lseek(i32 noundef %2, i64 noundef 5, i32 noundef 0), !dbg !176
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %call4), !dbg !177
  %3 = load i32, ptr %fd, align 4, !dbg !178
  %call6 = call i32 @ftruncate(i32 noundef %3, i64 noundef 5), !dbg !179
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %call6), !dbg !180
  %call8 = call ptr @__errno_location() #5, !dbg !181
  %4 = load i32, ptr %call8, align 4, !dbg !181
  %call9 = call ptr @strerrorname_np(i32 noundef %4), !dbg !182
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, ptr noundef %call9), !dbg !183
    #dbg_declare(ptr %file, !184, !DIExpression(), !189)
  %5 = load i32, ptr %fd, align 4, !dbg !190
  %call11 = call ptr @fdopen(i32 noundef %5, ptr noundef @.str.11), !dbg !191
  store ptr %call11, ptr %file, align 8, !dbg !189
  %6 = load ptr, ptr %file, align 8, !dbg !192
  %call12 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %6, ptr noundef @.str.13, i32 noundef 1234) #6, !dbg !193
  %7 = load ptr, ptr %file, align 8, !dbg !194
  %call13 = call i32 @fclose(ptr noundef %7), !dbg !195
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %call12, i32 noundef %call13), !dbg !196
  ret void, !dbg !197
}

declare i32 @umask(i32 noundef) #1

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare i64 @readv(i32 noundef, ptr noundef, i32 noundef) #1

declare ptr @strerrorname_np(i32 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

declare i32 @ftruncate(i32 noundef, i64 noundef) #1

declare ptr @fdopen(i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #4

declare i32 @fclose(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!60}
!llvm.module.flags = !{!65, !66, !67, !68, !69, !70, !71}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "input_in_parts.c", directory: ".", checksumkind: CSK_MD5, checksum: "ec68bfe1f605c1d12b66794295dfa1f3")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 22)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 9)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 7)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 4)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 11)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !9, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 8)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 10)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 5)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !19, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !41, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 2)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !14, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 3)
!60 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !61, globals: !64, splitDebugInlining: false, nameTableKind: None)
!61 = !{!62, !63}
!62 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!63 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!64 = !{!0, !7, !12, !17, !22, !27, !29, !34, !39, !44, !46, !48, !53, !55}
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 8, !"PIC Level", i32 2}
!69 = !{i32 7, !"PIE Level", i32 2}
!70 = !{i32 7, !"uwtable", i32 2}
!71 = !{i32 7, !"frame-pointer", i32 2}
!72 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 40, type: !73, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !60, retainedNodes: !76)
!73 = !DISubroutineType(types: !74)
!74 = !{!75}
!75 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!76 = !{}
!77 = !DILocalVariable(name: "name", scope: !72, file: !2, line: 41, type: !78)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!80 = !DILocation(line: 41, column: 15, scope: !72)
!81 = !DILocalVariable(name: "fd", scope: !72, file: !2, line: 42, type: !75)
!82 = !DILocation(line: 42, column: 7, scope: !72)
!83 = !DILocation(line: 42, column: 17, scope: !72)
!84 = !DILocation(line: 42, column: 12, scope: !72)
!85 = !DILocation(line: 43, column: 9, scope: !72)
!86 = !DILocation(line: 43, column: 3, scope: !72)
!87 = !DILocation(line: 44, column: 9, scope: !72)
!88 = !DILocation(line: 44, column: 3, scope: !72)
!89 = !DILocation(line: 45, column: 9, scope: !72)
!90 = !DILocation(line: 45, column: 3, scope: !72)
!91 = !DILocation(line: 46, column: 9, scope: !72)
!92 = !DILocation(line: 46, column: 3, scope: !72)
!93 = !DILocation(line: 47, column: 10, scope: !72)
!94 = !DILocation(line: 47, column: 3, scope: !72)
!95 = !DILocation(line: 48, column: 3, scope: !72)
!96 = !DILocalVariable(name: "old", scope: !72, file: !2, line: 49, type: !97)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "mode_t", file: !98, line: 38, baseType: !62)
!98 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!99 = !DILocation(line: 49, column: 10, scope: !72)
!100 = !DILocation(line: 49, column: 16, scope: !72)
!101 = !DILocation(line: 50, column: 31, scope: !72)
!102 = !DILocation(line: 50, column: 46, scope: !72)
!103 = !DILocation(line: 50, column: 3, scope: !72)
!104 = !DILocation(line: 51, column: 1, scope: !72)
!105 = distinct !DISubprogram(name: "parts", scope: !2, file: !2, line: 19, type: !106, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !60, retainedNodes: !76)
!106 = !DISubroutineType(types: !107)
!107 = !{null, !75}
!108 = !DILocalVariable(name: "fd", arg: 1, scope: !105, file: !2, line: 19, type: !75)
!109 = !DILocation(line: 19, column: 23, scope: !105)
!110 = !DILocalVariable(name: "a", scope: !105, file: !2, line: 20, type: !19)
!111 = !DILocation(line: 20, column: 8, scope: !105)
!112 = !DILocalVariable(name: "b", scope: !105, file: !2, line: 20, type: !19)
!113 = !DILocation(line: 20, column: 19, scope: !105)
!114 = !DILocalVariable(name: "c", scope: !105, file: !2, line: 20, type: !115)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 16)
!118 = !DILocation(line: 20, column: 30, scope: !105)
!119 = !DILocalVariable(name: "all", scope: !105, file: !2, line: 21, type: !120)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !121, size: 384, elements: !58)
!121 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "part", file: !2, line: 11, size: 128, elements: !122)
!122 = !{!123, !125}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !121, file: !2, line: 12, baseType: !124, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !121, file: !2, line: 13, baseType: !126, size: 64, offset: 64)
!126 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !127, line: 18, baseType: !128)
!127 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!128 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!129 = !DILocation(line: 21, column: 15, scope: !105)
!130 = !DILocation(line: 21, column: 25, scope: !105)
!131 = !DILocation(line: 21, column: 27, scope: !105)
!132 = !DILocation(line: 21, column: 23, scope: !105)
!133 = !DILocation(line: 21, column: 35, scope: !105)
!134 = !DILocation(line: 21, column: 37, scope: !105)
!135 = !DILocation(line: 21, column: 45, scope: !105)
!136 = !DILocation(line: 21, column: 47, scope: !105)
!137 = !DILocation(line: 22, column: 29, scope: !105)
!138 = !DILocation(line: 22, column: 33, scope: !105)
!139 = !DILocation(line: 22, column: 23, scope: !105)
!140 = !DILocation(line: 22, column: 3, scope: !105)
!141 = !DILocation(line: 23, column: 25, scope: !105)
!142 = !DILocation(line: 23, column: 28, scope: !105)
!143 = !DILocation(line: 23, column: 31, scope: !105)
!144 = !DILocation(line: 23, column: 3, scope: !105)
!145 = !DILocation(line: 24, column: 35, scope: !105)
!146 = !DILocation(line: 24, column: 39, scope: !105)
!147 = !DILocation(line: 24, column: 29, scope: !105)
!148 = !DILocation(line: 24, column: 60, scope: !105)
!149 = !DILocation(line: 24, column: 64, scope: !105)
!150 = !DILocation(line: 24, column: 54, scope: !105)
!151 = !DILocation(line: 24, column: 3, scope: !105)
!152 = !DILocalVariable(name: "bad", scope: !105, file: !2, line: 25, type: !63)
!153 = !DILocation(line: 25, column: 8, scope: !105)
!154 = !DILocation(line: 25, column: 26, scope: !105)
!155 = !DILocation(line: 25, column: 30, scope: !105)
!156 = !DILocation(line: 25, column: 20, scope: !105)
!157 = !DILocation(line: 26, column: 22, scope: !105)
!158 = !DILocation(line: 26, column: 43, scope: !105)
!159 = !DILocation(line: 26, column: 27, scope: !105)
!160 = !DILocation(line: 26, column: 3, scope: !105)
!161 = !DILocation(line: 27, column: 1, scope: !105)
!162 = distinct !DISubprogram(name: "nothing", scope: !2, file: !2, line: 29, type: !163, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !60, retainedNodes: !76)
!163 = !DISubroutineType(types: !164)
!164 = !{null}
!165 = !DILocalVariable(name: "byte", scope: !162, file: !2, line: 30, type: !4)
!166 = !DILocation(line: 30, column: 8, scope: !162)
!167 = !DILocalVariable(name: "fd", scope: !162, file: !2, line: 31, type: !75)
!168 = !DILocation(line: 31, column: 7, scope: !162)
!169 = !DILocation(line: 31, column: 12, scope: !162)
!170 = !DILocation(line: 32, column: 35, scope: !162)
!171 = !DILocation(line: 32, column: 29, scope: !162)
!172 = !DILocation(line: 32, column: 62, scope: !162)
!173 = !DILocation(line: 32, column: 57, scope: !162)
!174 = !DILocation(line: 32, column: 3, scope: !162)
!175 = !DILocation(line: 33, column: 29, scope: !162)
!176 = !DILocation(line: 33, column: 23, scope: !162)
!177 = !DILocation(line: 33, column: 3, scope: !162)
!178 = !DILocation(line: 34, column: 27, scope: !162)
!179 = !DILocation(line: 34, column: 17, scope: !162)
!180 = !DILocation(line: 34, column: 3, scope: !162)
!181 = !DILocation(line: 35, column: 35, scope: !162)
!182 = !DILocation(line: 35, column: 19, scope: !162)
!183 = !DILocation(line: 35, column: 3, scope: !162)
!184 = !DILocalVariable(name: "file", scope: !162, file: !2, line: 36, type: !185)
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !186, size: 64)
!186 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !187, line: 12, baseType: !188)
!187 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "95640981e1d5ca3302488a345fdefe87")
!188 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !187, line: 12, flags: DIFlagFwdDecl)
!189 = !DILocation(line: 36, column: 9, scope: !162)
!190 = !DILocation(line: 36, column: 23, scope: !162)
!191 = !DILocation(line: 36, column: 16, scope: !162)
!192 = !DILocation(line: 37, column: 29, scope: !162)
!193 = !DILocation(line: 37, column: 21, scope: !162)
!194 = !DILocation(line: 37, column: 55, scope: !162)
!195 = !DILocation(line: 37, column: 48, scope: !162)
!196 = !DILocation(line: 37, column: 3, scope: !162)
!197 = !DILocation(line: 38, column: 1, scope: !162)
