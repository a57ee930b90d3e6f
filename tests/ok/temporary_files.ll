; ModuleID = 'temporary_files.c'
source_filename = "temporary_files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !0
@count = internal global i32 0, align 4, !dbg !7
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !19
@__const.names.plain = private unnamed_addr constant [8 x i8] c"nXXXXXX\00", align 1
@__const.names.ended = private unnamed_addr constant [12 x i8] c"nXXXXXX.txt\00", align 1
@__const.names.wrong = private unnamed_addr constant [11 x i8] c"nXXXXX.txt\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !24
@.str.3 = private unnamed_addr constant [5 x i8] c".txt\00", align 1, !dbg !29
@__const.names.added = private unnamed_addr constant [8 x i8] c"nXXXXXX\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !34
@.str.5 = private unnamed_addr constant [7 x i8] c"%zd %d\00", align 1, !dbg !36
@.str.6 = private unnamed_addr constant [3 x i8] c"de\00", align 1, !dbg !38
@.str.7 = private unnamed_addr constant [9 x i8] c" %zd %d\0A\00", align 1, !dbg !43
@.str.8 = private unnamed_addr constant [11 x i8] c"0123456789\00", align 1, !dbg !48
@.str.9 = private unnamed_addr constant [17 x i8] c"%d %lld %c %lld\0A\00", align 1, !dbg !53

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !65 {
entry:
  %retval = alloca i32, align 4
  %is_reset = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @names(), !dbg !69
  call void @places(), !dbg !70
  %call = call ptr @__sysv_signal(i32 noundef 10, ptr noundef @handler), !dbg !71
  %call1 = call i32 @raise(i32 noundef 10), !dbg !72
    #dbg_declare(ptr %is_reset, !73, !DIExpression(), !74)
  %call2 = call ptr @__sysv_signal(i32 noundef 10, ptr noundef inttoptr (i64 1 to ptr)), !dbg !75
  %cmp = icmp eq ptr %call2, null, !dbg !76
  %conv = zext i1 %cmp to i32, !dbg !76
  store i32 %conv, ptr %is_reset, align 4, !dbg !74
  %0 = load i32, ptr @count, align 4, !dbg !77
  %1 = load i32, ptr %is_reset, align 4, !dbg !78
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %0, i32 noundef %1), !dbg !79
  %call4 = call i32 @raise(i32 noundef 10), !dbg !80
  %call5 = call ptr @signal(i32 noundef 10, ptr noundef @handler), !dbg !81
  %call6 = call i32 @raise(i32 noundef 10), !dbg !82
  %call7 = call i32 @raise(i32 noundef 10), !dbg !83
  %2 = load i32, ptr @count, align 4, !dbg !84
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %2), !dbg !85
  ret i32 0, !dbg !86
}

; Function Attrs: noinline nounwind uwtable
define internal void @names() #0 !dbg !87 {
entry:
  %plain = alloca [8 x i8], align 1
  %ended = alloca [12 x i8], align 1
  %wrong = alloca [11 x i8], align 1
  %first = alloca i32, align 4
  %second = alloca i32, align 4
  %none = alloca i32, align 4
  %why = alloca i32, align 4
  %added = alloca [8 x i8], align 1
  %third = alloca i32, align 4
  %written = alloca i64, align 8
  %at = alloca i32, align 4
    #dbg_declare(ptr %plain, !90, !DIExpression(), !94)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %plain, ptr align 1 @__const.names.plain, i64 8, i1 false), !dbg !94
    #dbg_declare(ptr %ended, !95, !DIExpression(), !99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %ended, ptr align 1 @__const.names.ended, i64 12, i1 false), !dbg !99
    #dbg_declare(ptr %wrong, !100, !DIExpression(), !101)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %wrong, ptr align 1 @__const.names.wrong, i64 11, i1 false), !dbg !101
    #dbg_declare(ptr %first, !102, !DIExpression(), !103)
  %arraydecay = getelementptr inbounds [8 x i8], ptr %plain, i64 0, i64 0, !dbg !104
  %call = call i32 @mkstemp(ptr noundef %arraydecay), !dbg !105
  store i32 %call, ptr %first, align 4, !dbg !103
    #dbg_declare(ptr %second, !106, !DIExpression(), !107)
  %arraydecay1 = getelementptr inbounds [12 x i8], ptr %ended, i64 0, i64 0, !dbg !108
  %call2 = call i32 @mkstemps(ptr noundef %arraydecay1, i32 noundef 4), !dbg !109
  store i32 %call2, ptr %second, align 4, !dbg !107
  %0 = load i32, ptr %first, align 4, !dbg !110
  %cmp = icmp sge i32 %0, 0, !dbg !111
  %conv = zext i1 %cmp to i32, !dbg !111
  %1 = load i32, ptr %second, align 4, !dbg !112
  %cmp3 = icmp sge i32 %1, 0, !dbg !113
  %conv4 = zext i1 %cmp3 to i32, !dbg !113
  %arraydecay5 = getelementptr inbounds [12 x i8], ptr %ended, i64 0, i64 0, !dbg !114
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay5, i64 7, !dbg !115
  %call6 = call i32 @strcmp(ptr noundef %add.ptr, ptr noundef @.str.3) #5, !dbg !116
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv, i32 noundef %conv4, i32 noundef %call6), !dbg !117
    #dbg_declare(ptr %none, !118, !DIExpression(), !119)
  %arraydecay8 = getelementptr inbounds [11 x i8], ptr %wrong, i64 0, i64 0, !dbg !120
  %call9 = call i32 @mkstemps(ptr noundef %arraydecay8, i32 noundef 4), !dbg !121
  store i32 %call9, ptr %none, align 4, !dbg !119
    #dbg_declare(ptr %why, !122, !DIExpression(), !123)
  %call10 = call ptr @__errno_location() #6, !dbg !124
  %2 = load i32, ptr %call10, align 4, !dbg !124
  store i32 %2, ptr %why, align 4, !dbg !123
  %3 = load i32, ptr %none, align 4, !dbg !125
  %4 = load i32, ptr %why, align 4, !dbg !126
  %cmp11 = icmp eq i32 %4, 22, !dbg !127
  %conv12 = zext i1 %cmp11 to i32, !dbg !127
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %3, i32 noundef %conv12), !dbg !128
  %arraydecay14 = getelementptr inbounds [12 x i8], ptr %ended, i64 0, i64 0, !dbg !129
  %call15 = call i32 @mkstemps(ptr noundef %arraydecay14, i32 noundef -1), !dbg !130
  %call16 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call15), !dbg !131
    #dbg_declare(ptr %added, !132, !DIExpression(), !133)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %added, ptr align 1 @__const.names.added, i64 8, i1 false), !dbg !133
    #dbg_declare(ptr %third, !134, !DIExpression(), !135)
  %arraydecay17 = getelementptr inbounds [8 x i8], ptr %added, i64 0, i64 0, !dbg !136
  %call18 = call i32 @mkostemp(ptr noundef %arraydecay17, i32 noundef 1024), !dbg !137
  store i32 %call18, ptr %third, align 4, !dbg !135
    #dbg_declare(ptr %written, !138, !DIExpression(), !142)
  %5 = load i32, ptr %third, align 4, !dbg !143
  %call19 = call i64 @write(i32 noundef %5, ptr noundef @.str.4, i64 noundef 3), !dbg !144
  store i64 %call19, ptr %written, align 8, !dbg !142
    #dbg_declare(ptr %at, !145, !DIExpression(), !146)
  %6 = load i32, ptr %third, align 4, !dbg !147
  %call20 = call i64 @lseek(i32 noundef %6, i64 noundef 0, i32 noundef 0), !dbg !148
  %conv21 = trunc i64 %call20 to i32, !dbg !149
  store i32 %conv21, ptr %at, align 4, !dbg !146
  %7 = load i64, ptr %written, align 8, !dbg !150
  %8 = load i32, ptr %at, align 4, !dbg !151
  %call22 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %7, i32 noundef %8), !dbg !152
  %9 = load i32, ptr %third, align 4, !dbg !153
  %call23 = call i64 @write(i32 noundef %9, ptr noundef @.str.6, i64 noundef 2), !dbg !154
  store i64 %call23, ptr %written, align 8, !dbg !155
  %10 = load i32, ptr %third, align 4, !dbg !156
  %call24 = call i64 @lseek(i32 noundef %10, i64 noundef 0, i32 noundef 1), !dbg !157
  %conv25 = trunc i64 %call24 to i32, !dbg !158
  store i32 %conv25, ptr %at, align 4, !dbg !159
  %11 = load i64, ptr %written, align 8, !dbg !160
  %12 = load i32, ptr %at, align 4, !dbg !161
  %call26 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i64 noundef %11, i32 noundef %12), !dbg !162
  %13 = load i32, ptr %first, align 4, !dbg !163
  %call27 = call i32 @close(i32 noundef %13), !dbg !164
  %14 = load i32, ptr %second, align 4, !dbg !165
  %call28 = call i32 @close(i32 noundef %14), !dbg !166
  %15 = load i32, ptr %third, align 4, !dbg !167
  %call29 = call i32 @close(i32 noundef %15), !dbg !168
  %arraydecay30 = getelementptr inbounds [8 x i8], ptr %plain, i64 0, i64 0, !dbg !169
  %call31 = call i32 @unlink(ptr noundef %arraydecay30), !dbg !170
  %arraydecay32 = getelementptr inbounds [12 x i8], ptr %ended, i64 0, i64 0, !dbg !171
  %call33 = call i32 @unlink(ptr noundef %arraydecay32), !dbg !172
  %arraydecay34 = getelementptr inbounds [8 x i8], ptr %added, i64 0, i64 0, !dbg !173
  %call35 = call i32 @unlink(ptr noundef %arraydecay34), !dbg !174
  ret void, !dbg !175
}

; Function Attrs: noinline nounwind uwtable
define internal void @places() #0 !dbg !176 {
entry:
  %file = alloca ptr, align 8
  %moved = alloca i32, align 4
  %before = alloca i64, align 8
  %c = alloca i32, align 4
    #dbg_declare(ptr %file, !177, !DIExpression(), !182)
  %call = call ptr @tmpfile64(), !dbg !183
  store ptr %call, ptr %file, align 8, !dbg !182
  %0 = load ptr, ptr %file, align 8, !dbg !184
  %call1 = call i32 @fputs(ptr noundef @.str.8, ptr noundef %0), !dbg !185
    #dbg_declare(ptr %moved, !186, !DIExpression(), !187)
  %1 = load ptr, ptr %file, align 8, !dbg !188
  %call2 = call i32 @fseeko64(ptr noundef %1, i64 noundef 4, i32 noundef 0), !dbg !189
  store i32 %call2, ptr %moved, align 4, !dbg !187
    #dbg_declare(ptr %before, !190, !DIExpression(), !191)
  %2 = load ptr, ptr %file, align 8, !dbg !192
  %call3 = call i64 @ftello64(ptr noundef %2), !dbg !193
  store i64 %call3, ptr %before, align 8, !dbg !191
    #dbg_declare(ptr %c, !194, !DIExpression(), !195)
  %3 = load ptr, ptr %file, align 8, !dbg !196
  %call4 = call i32 @fgetc(ptr noundef %3), !dbg !197
  store i32 %call4, ptr %c, align 4, !dbg !195
  %4 = load i32, ptr %moved, align 4, !dbg !198
  %5 = load i64, ptr %before, align 8, !dbg !199
  %6 = load i32, ptr %c, align 4, !dbg !200
  %7 = load ptr, ptr %file, align 8, !dbg !201
  %call5 = call i64 @ftello64(ptr noundef %7), !dbg !202
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %call5), !dbg !203
  %8 = load ptr, ptr %file, align 8, !dbg !204
  %call7 = call i32 @fclose(ptr noundef %8), !dbg !205
  ret void, !dbg !206
}

declare ptr @__sysv_signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handler(i32 noundef %number) #0 !dbg !207 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !208, !DIExpression(), !209)
  %0 = load i32, ptr %number.addr, align 4, !dbg !210
  %cmp = icmp eq i32 %0, 10, !dbg !211
  %conv = zext i1 %cmp to i32, !dbg !211
  %1 = load i32, ptr @count, align 4, !dbg !212
  %add = add nsw i32 %1, %conv, !dbg !212
  store i32 %add, ptr @count, align 4, !dbg !212
  ret void, !dbg !213
}

declare i32 @raise(i32 noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @mkstemp(ptr noundef) #1

declare i32 @mkstemps(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @strcmp(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

declare i32 @mkostemp(ptr noundef, i32 noundef) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #1

declare i32 @close(i32 noundef) #1

declare i32 @unlink(ptr noundef) #1

declare ptr @tmpfile64() #1

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare i32 @fseeko64(ptr noundef, i64 noundef, i32 noundef) #1

declare i64 @ftello64(ptr noundef) #1

declare i32 @fgetc(ptr noundef) #1

declare i32 @fclose(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!58, !59, !60, !61, !62, !63, !64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "temporary_files.c", directory: ".", checksumkind: CSK_MD5, checksum: "d4244b2214fc589b7b0eea0cb1eab7a3")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "count", scope: !9, file: !2, line: 16, type: !16, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !18, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11, !16, !17}
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !12, line: 10, baseType: !13)
!12 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "7ec8b358a47ea38bc4ba573fe6f8fcf8")
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!18 = !{!0, !19, !7, !24, !29, !34, !36, !38, !43, !48, !53}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 4)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 10)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 5)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !21, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !3, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 3)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 9)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 11)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 17)
!58 = !{i32 7, !"Dwarf Version", i32 5}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 8, !"PIC Level", i32 2}
!62 = !{i32 7, !"PIE Level", i32 2}
!63 = !{i32 7, !"uwtable", i32 2}
!64 = !{i32 7, !"frame-pointer", i32 2}
!65 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 48, type: !66, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!16}
!68 = !{}
!69 = !DILocation(line: 49, column: 3, scope: !65)
!70 = !DILocation(line: 50, column: 3, scope: !65)
!71 = !DILocation(line: 51, column: 3, scope: !65)
!72 = !DILocation(line: 52, column: 3, scope: !65)
!73 = !DILocalVariable(name: "is_reset", scope: !65, file: !2, line: 53, type: !16)
!74 = !DILocation(line: 53, column: 7, scope: !65)
!75 = !DILocation(line: 53, column: 18, scope: !65)
!76 = !DILocation(line: 53, column: 50, scope: !65)
!77 = !DILocation(line: 54, column: 21, scope: !65)
!78 = !DILocation(line: 54, column: 28, scope: !65)
!79 = !DILocation(line: 54, column: 3, scope: !65)
!80 = !DILocation(line: 55, column: 3, scope: !65)
!81 = !DILocation(line: 56, column: 3, scope: !65)
!82 = !DILocation(line: 57, column: 3, scope: !65)
!83 = !DILocation(line: 57, column: 19, scope: !65)
!84 = !DILocation(line: 58, column: 18, scope: !65)
!85 = !DILocation(line: 58, column: 3, scope: !65)
!86 = !DILocation(line: 59, column: 3, scope: !65)
!87 = distinct !DISubprogram(name: "names", scope: !2, file: !2, line: 19, type: !88, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !68)
!88 = !DISubroutineType(types: !89)
!89 = !{null}
!90 = !DILocalVariable(name: "plain", scope: !87, file: !2, line: 20, type: !91)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !92)
!92 = !{!93}
!93 = !DISubrange(count: 8)
!94 = !DILocation(line: 20, column: 8, scope: !87)
!95 = !DILocalVariable(name: "ended", scope: !87, file: !2, line: 20, type: !96)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 12)
!99 = !DILocation(line: 20, column: 29, scope: !87)
!100 = !DILocalVariable(name: "wrong", scope: !87, file: !2, line: 20, type: !50)
!101 = !DILocation(line: 20, column: 54, scope: !87)
!102 = !DILocalVariable(name: "first", scope: !87, file: !2, line: 21, type: !16)
!103 = !DILocation(line: 21, column: 7, scope: !87)
!104 = !DILocation(line: 21, column: 23, scope: !87)
!105 = !DILocation(line: 21, column: 15, scope: !87)
!106 = !DILocalVariable(name: "second", scope: !87, file: !2, line: 21, type: !16)
!107 = !DILocation(line: 21, column: 31, scope: !87)
!108 = !DILocation(line: 21, column: 49, scope: !87)
!109 = !DILocation(line: 21, column: 40, scope: !87)
!110 = !DILocation(line: 22, column: 24, scope: !87)
!111 = !DILocation(line: 22, column: 30, scope: !87)
!112 = !DILocation(line: 22, column: 36, scope: !87)
!113 = !DILocation(line: 22, column: 43, scope: !87)
!114 = !DILocation(line: 22, column: 56, scope: !87)
!115 = !DILocation(line: 22, column: 62, scope: !87)
!116 = !DILocation(line: 22, column: 49, scope: !87)
!117 = !DILocation(line: 22, column: 3, scope: !87)
!118 = !DILocalVariable(name: "none", scope: !87, file: !2, line: 23, type: !16)
!119 = !DILocation(line: 23, column: 7, scope: !87)
!120 = !DILocation(line: 23, column: 23, scope: !87)
!121 = !DILocation(line: 23, column: 14, scope: !87)
!122 = !DILocalVariable(name: "why", scope: !87, file: !2, line: 23, type: !16)
!123 = !DILocation(line: 23, column: 34, scope: !87)
!124 = !DILocation(line: 23, column: 40, scope: !87)
!125 = !DILocation(line: 24, column: 21, scope: !87)
!126 = !DILocation(line: 24, column: 27, scope: !87)
!127 = !DILocation(line: 24, column: 31, scope: !87)
!128 = !DILocation(line: 24, column: 3, scope: !87)
!129 = !DILocation(line: 25, column: 27, scope: !87)
!130 = !DILocation(line: 25, column: 18, scope: !87)
!131 = !DILocation(line: 25, column: 3, scope: !87)
!132 = !DILocalVariable(name: "added", scope: !87, file: !2, line: 26, type: !91)
!133 = !DILocation(line: 26, column: 8, scope: !87)
!134 = !DILocalVariable(name: "third", scope: !87, file: !2, line: 27, type: !16)
!135 = !DILocation(line: 27, column: 7, scope: !87)
!136 = !DILocation(line: 27, column: 24, scope: !87)
!137 = !DILocation(line: 27, column: 15, scope: !87)
!138 = !DILocalVariable(name: "written", scope: !87, file: !2, line: 28, type: !139)
!139 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !140, line: 16, baseType: !141)
!140 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!141 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!142 = !DILocation(line: 28, column: 11, scope: !87)
!143 = !DILocation(line: 28, column: 27, scope: !87)
!144 = !DILocation(line: 28, column: 21, scope: !87)
!145 = !DILocalVariable(name: "at", scope: !87, file: !2, line: 29, type: !16)
!146 = !DILocation(line: 29, column: 7, scope: !87)
!147 = !DILocation(line: 29, column: 23, scope: !87)
!148 = !DILocation(line: 29, column: 17, scope: !87)
!149 = !DILocation(line: 29, column: 12, scope: !87)
!150 = !DILocation(line: 30, column: 20, scope: !87)
!151 = !DILocation(line: 30, column: 29, scope: !87)
!152 = !DILocation(line: 30, column: 3, scope: !87)
!153 = !DILocation(line: 31, column: 19, scope: !87)
!154 = !DILocation(line: 31, column: 13, scope: !87)
!155 = !DILocation(line: 31, column: 11, scope: !87)
!156 = !DILocation(line: 32, column: 19, scope: !87)
!157 = !DILocation(line: 32, column: 13, scope: !87)
!158 = !DILocation(line: 32, column: 8, scope: !87)
!159 = !DILocation(line: 32, column: 6, scope: !87)
!160 = !DILocation(line: 33, column: 23, scope: !87)
!161 = !DILocation(line: 33, column: 32, scope: !87)
!162 = !DILocation(line: 33, column: 3, scope: !87)
!163 = !DILocation(line: 34, column: 9, scope: !87)
!164 = !DILocation(line: 34, column: 3, scope: !87)
!165 = !DILocation(line: 34, column: 23, scope: !87)
!166 = !DILocation(line: 34, column: 17, scope: !87)
!167 = !DILocation(line: 34, column: 38, scope: !87)
!168 = !DILocation(line: 34, column: 32, scope: !87)
!169 = !DILocation(line: 35, column: 10, scope: !87)
!170 = !DILocation(line: 35, column: 3, scope: !87)
!171 = !DILocation(line: 35, column: 25, scope: !87)
!172 = !DILocation(line: 35, column: 18, scope: !87)
!173 = !DILocation(line: 35, column: 40, scope: !87)
!174 = !DILocation(line: 35, column: 33, scope: !87)
!175 = !DILocation(line: 36, column: 1, scope: !87)
!176 = distinct !DISubprogram(name: "places", scope: !2, file: !2, line: 38, type: !88, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !68)
!177 = !DILocalVariable(name: "file", scope: !176, file: !2, line: 39, type: !178)
!178 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !179, size: 64)
!179 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !180, line: 11, baseType: !181)
!180 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "fac664ddc76b1debbcb38609a07d6d99")
!181 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !180, line: 11, flags: DIFlagFwdDecl)
!182 = !DILocation(line: 39, column: 9, scope: !176)
!183 = !DILocation(line: 39, column: 16, scope: !176)
!184 = !DILocation(line: 40, column: 23, scope: !176)
!185 = !DILocation(line: 40, column: 3, scope: !176)
!186 = !DILocalVariable(name: "moved", scope: !176, file: !2, line: 41, type: !16)
!187 = !DILocation(line: 41, column: 7, scope: !176)
!188 = !DILocation(line: 41, column: 24, scope: !176)
!189 = !DILocation(line: 41, column: 15, scope: !176)
!190 = !DILocalVariable(name: "before", scope: !176, file: !2, line: 42, type: !17)
!191 = !DILocation(line: 42, column: 13, scope: !176)
!192 = !DILocation(line: 42, column: 31, scope: !176)
!193 = !DILocation(line: 42, column: 22, scope: !176)
!194 = !DILocalVariable(name: "c", scope: !176, file: !2, line: 43, type: !16)
!195 = !DILocation(line: 43, column: 7, scope: !176)
!196 = !DILocation(line: 43, column: 17, scope: !176)
!197 = !DILocation(line: 43, column: 11, scope: !176)
!198 = !DILocation(line: 44, column: 31, scope: !176)
!199 = !DILocation(line: 44, column: 38, scope: !176)
!200 = !DILocation(line: 44, column: 46, scope: !176)
!201 = !DILocation(line: 44, column: 69, scope: !176)
!202 = !DILocation(line: 44, column: 60, scope: !176)
!203 = !DILocation(line: 44, column: 3, scope: !176)
!204 = !DILocation(line: 45, column: 10, scope: !176)
!205 = !DILocation(line: 45, column: 3, scope: !176)
!206 = !DILocation(line: 46, column: 1, scope: !176)
!207 = distinct !DISubprogram(name: "handler", scope: !2, file: !2, line: 17, type: !14, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !68)
!208 = !DILocalVariable(name: "number", arg: 1, scope: !207, file: !2, line: 17, type: !16)
!209 = !DILocation(line: 17, column: 25, scope: !207)
!210 = !DILocation(line: 17, column: 44, scope: !207)
!211 = !DILocation(line: 17, column: 51, scope: !207)
!212 = !DILocation(line: 17, column: 41, scope: !207)
!213 = !DILocation(line: 17, column: 63, scope: !207)
