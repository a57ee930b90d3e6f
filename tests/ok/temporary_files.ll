; ModuleID = 'temporary_files.c'
source_filename = "temporary_files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !0
@count = internal global i32 0, align 4, !dbg !7
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !22
@__const.names.plain = private unnamed_addr constant [8 x i8] c"nXXXXXX\00", align 1
@__const.names.ended = private unnamed_addr constant [12 x i8] c"nXXXXXX.txt\00", align 1
@__const.names.wrong = private unnamed_addr constant [11 x i8] c"nXXXXX.txt\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !27
@.str.3 = private unnamed_addr constant [5 x i8] c".txt\00", align 1, !dbg !32
@__const.names.added = private unnamed_addr constant [8 x i8] c"nXXXXXX\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"%zd %zd\00", align 1, !dbg !37
@.str.5 = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !42
@.str.6 = private unnamed_addr constant [9 x i8] c" %zd %d\0A\00", align 1, !dbg !44
@.str.7 = private unnamed_addr constant [3 x i8] c"de\00", align 1, !dbg !49
@.str.8 = private unnamed_addr constant [11 x i8] c"0123456789\00", align 1, !dbg !54
@.str.9 = private unnamed_addr constant [8 x i8] c"%d %lld\00", align 1, !dbg !59
@.str.10 = private unnamed_addr constant [10 x i8] c" %c %lld\0A\00", align 1, !dbg !61

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !70 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @names(), !dbg !73
  call void @places(), !dbg !74
  %call = call ptr @__sysv_signal(i32 noundef 10, ptr noundef @handler), !dbg !75
  %call1 = call i32 @raise(i32 noundef 10), !dbg !76
  %0 = load i32, ptr @count, align 4, !dbg !77
  %call2 = call ptr @__sysv_signal(i32 noundef 10, ptr noundef inttoptr (i64 1 to ptr)), !dbg !78
  %cmp = icmp eq ptr %call2, null, !dbg !79
  %conv = zext i1 %cmp to i32, !dbg !79
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %0, i32 noundef %conv), !dbg !80
  %call4 = call i32 @raise(i32 noundef 10), !dbg !81
  %call5 = call ptr @signal(i32 noundef 10, ptr noundef @handler), !dbg !82
  %call6 = call i32 @raise(i32 noundef 10), !dbg !83
  %call7 = call i32 @raise(i32 noundef 10), !dbg !84
  %1 = load i32, ptr @count, align 4, !dbg !85
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %1), !dbg !86
  ret i32 0, !dbg !87
}

; Function Attrs: noinline nounwind uwtable
define internal void @names() #0 !dbg !88 {
entry:
  %plain = alloca [8 x i8], align 1
  %ended = alloca [12 x i8], align 1
  %wrong = alloca [11 x i8], align 1
  %first = alloca i32, align 4
  %second = alloca i32, align 4
  %added = alloca [8 x i8], align 1
  %third = alloca i32, align 4
    #dbg_declare(ptr %plain, !92, !DIExpression(), !93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %plain, ptr align 1 @__const.names.plain, i64 8, i1 false), !dbg !93
    #dbg_declare(ptr %ended, !94, !DIExpression(), !98)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %ended, ptr align 1 @__const.names.ended, i64 12, i1 false), !dbg !98
    #dbg_declare(ptr %wrong, !99, !DIExpression(), !100)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %wrong, ptr align 1 @__const.names.wrong, i64 11, i1 false), !dbg !100
    #dbg_declare(ptr %first, !101, !DIExpression(), !102)
  %arraydecay = getelementptr inbounds [8 x i8], ptr %plain, i64 0, i64 0, !dbg !103
  %call = call i32 @mkstemp(ptr noundef %arraydecay), !dbg !104
  store i32 %call, ptr %first, align 4, !dbg !102
    #dbg_declare(ptr %second, !105, !DIExpression(), !106)
  %arraydecay1 = getelementptr inbounds [12 x i8], ptr %ended, i64 0, i64 0, !dbg !107
  %call2 = call i32 @mkstemps(ptr noundef %arraydecay1, i32 noundef 4), !dbg !108
  store i32 %call2, ptr %second, align 4, !dbg !106
  %0 = load i32, ptr %first, align 4, !dbg !109
  %cmp = icmp sge i32 %0, 0, !dbg !110
  %conv = zext i1 %cmp to i32, !dbg !110
  %1 = load i32, ptr %second, align 4, !dbg !111
  %cmp3 = icmp sge i32 %1, 0, !dbg !112
  %conv4 = zext i1 %cmp3 to i32, !dbg !112
  %arraydecay5 = getelementptr inbounds [12 x i8], ptr %ended, i64 0, i64 0, !dbg !113
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay5, i64 7, !dbg !114
  %call6 = call i32 @strcmp(ptr noundef %add.ptr, ptr noundef @.str.3) #5, !dbg !115
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv, i32 noundef %conv4, i32 noundef %call6), !dbg !116
  %arraydecay8 = getelementptr inbounds [11 x i8], ptr %wrong, i64 0, i64 0, !dbg !117
  %call9 = call i32 @mkstemps(ptr noundef %arraydecay8, i32 noundef 4), !dbg !118
  %call10 = call ptr @__errno_location() #6, !dbg !119
  %2 = load i32, ptr %call10, align 4, !dbg !119
  %cmp11 = icmp eq i32 %2, 22, !dbg !120
  %conv12 = zext i1 %cmp11 to i32, !dbg !120
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call9, i32 noundef %conv12), !dbg !121
  %arraydecay14 = getelementptr inbounds [12 x i8], ptr %ended, i64 0, i64 0, !dbg !122
  %call15 = call i32 @mkstemps(ptr noundef %arraydecay14, i32 noundef -1), !dbg !123
  %call16 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call15), !dbg !124
    #dbg_declare(ptr %added, !125, !DIExpression(), !126)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %added, ptr align 1 @__const.names.added, i64 8, i1 false), !dbg !126
    #dbg_declare(ptr %third, !127, !DIExpression(), !128)
  %arraydecay17 = getelementptr inbounds [8 x i8], ptr %added, i64 0, i64 0, !dbg !129
  %call18 = call i32 @mkostemp(ptr noundef %arraydecay17, i32 noundef 1024), !dbg !130
  store i32 %call18, ptr %third, align 4, !dbg !128
  %3 = load i32, ptr %third, align 4, !dbg !131
  %call19 = call i64 @write(i32 noundef %3, ptr noundef @.str.5, i64 noundef 3), !dbg !132
  %4 = load i32, ptr %third, align 4, !dbg !133
  %call20 = call i64 @lseek(i32 noundef %4, i64 noundef 0, i32 noundef 0), !dbg !134
  %call21 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i64 noundef %call19, i64 noundef %call20), !dbg !135
  %5 = load i32, ptr %third, align 4, !dbg !136
  %call22 = call i64 @write(i32 noundef %5, ptr noundef @.str.7, i64 noundef 2), !dbg !137
  %6 = load i32, ptr %third, align 4, !dbg !138
  %call23 = call i64 @lseek(i32 noundef %6, i64 noundef 0, i32 noundef 1), !dbg !139
  %conv24 = trunc i64 %call23 to i32, !dbg !140
  %call25 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i64 noundef %call22, i32 noundef %conv24), !dbg !141
  %7 = load i32, ptr %first, align 4, !dbg !142
  %call26 = call i32 @close(i32 noundef %7), !dbg !143
  %8 = load i32, ptr %second, align 4, !dbg !144
  %call27 = call i32 @close(i32 noundef %8), !dbg !145
  %9 = load i32, ptr %third, align 4, !dbg !146
  %call28 = call i32 @close(i32 noundef %9), !dbg !147
  %arraydecay29 = getelementptr inbounds [8 x i8], ptr %plain, i64 0, i64 0, !dbg !148
  %call30 = call i32 @unlink(ptr noundef %arraydecay29), !dbg !149
  %arraydecay31 = getelementptr inbounds [12 x i8], ptr %ended, i64 0, i64 0, !dbg !150
  %call32 = call i32 @unlink(ptr noundef %arraydecay31), !dbg !151
  %arraydecay33 = getelementptr inbounds [8 x i8], ptr %added, i64 0, i64 0, !dbg !152
  %call34 = call i32 @unlink(ptr noundef %arraydecay33), !dbg !153
  ret void, !dbg !154
}

; Function Attrs: noinline nounwind uwtable
define internal void @places() #0 !dbg !155 {
entry:
  %file = alloca ptr, align 8
    #dbg_declare(ptr %file, !156, !DIExpression(), !161)
  %call = call ptr @tmpfile64(), !dbg !162
  store ptr %call, ptr %file, align 8, !dbg !161
  %0 = load ptr, ptr %file, align 8, !dbg !163
  %call1 = call i32 @fputs(ptr noundef @.str.8, ptr noundef %0), !dbg !164
  %1 = load ptr, ptr %file, align 8, !dbg !165
  %call2 = call i32 @fseeko64(ptr noundef %1, i64 noundef 4, i32 noundef 0), !dbg !166
  %2 = load ptr, ptr %file, align 8, !dbg !167
  %call3 = call i64 @ftello64(ptr noundef %2), !dbg !168
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %call2, i64 noundef %call3), !dbg !169
  %3 = load ptr, ptr %file, align 8, !dbg !170
  %call5 = call i32 @fgetc(ptr noundef %3), !dbg !171
  %4 = load ptr, ptr %file, align 8, !dbg !172
  %call6 = call i64 @ftello64(ptr noundef %4), !dbg !173
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %call5, i64 noundef %call6), !dbg !174
  %5 = load ptr, ptr %file, align 8, !dbg !175
  %call8 = call i32 @fclose(ptr noundef %5), !dbg !176
  ret void, !dbg !177
}

declare ptr @__sysv_signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handler(i32 noundef %number) #0 !dbg !178 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !179, !DIExpression(), !180)
  %0 = load i32, ptr %number.addr, align 4, !dbg !181
  %cmp = icmp eq i32 %0, 10, !dbg !182
  %conv = zext i1 %cmp to i32, !dbg !182
  %1 = load i32, ptr @count, align 4, !dbg !183
  %add = add nsw i32 %1, %conv, !dbg !183
  store i32 %add, ptr @count, align 4, !dbg !183
  ret void, !dbg !184
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
!llvm.module.flags = !{!63, !64, !65, !66, !67, !68, !69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "temporary_files.c", directory: ".", checksumkind: CSK_MD5, checksum: "647848a32c81ea880c657798f79e8640")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "count", scope: !9, file: !2, line: 16, type: !16, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !21, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11, !17, !16, !20}
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !12, line: 10, baseType: !13)
!12 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "7ec8b358a47ea38bc4ba573fe6f8fcf8")
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !18, line: 16, baseType: !19)
!18 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!21 = !{!0, !22, !7, !27, !32, !37, !42, !44, !49, !54, !59, !61}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 4)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 10)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 5)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 8)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !24, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 9)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 3)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 11)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !39, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !29, isLocal: true, isDefinition: true)
!63 = !{i32 7, !"Dwarf Version", i32 5}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 8, !"PIC Level", i32 2}
!67 = !{i32 7, !"PIE Level", i32 2}
!68 = !{i32 7, !"uwtable", i32 2}
!69 = !{i32 7, !"frame-pointer", i32 2}
!70 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 41, type: !71, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9)
!71 = !DISubroutineType(types: !72)
!72 = !{!16}
!73 = !DILocation(line: 42, column: 3, scope: !70)
!74 = !DILocation(line: 43, column: 3, scope: !70)
!75 = !DILocation(line: 44, column: 3, scope: !70)
!76 = !DILocation(line: 45, column: 3, scope: !70)
!77 = !DILocation(line: 46, column: 21, scope: !70)
!78 = !DILocation(line: 46, column: 28, scope: !70)
!79 = !DILocation(line: 46, column: 60, scope: !70)
!80 = !DILocation(line: 46, column: 3, scope: !70)
!81 = !DILocation(line: 47, column: 3, scope: !70)
!82 = !DILocation(line: 48, column: 3, scope: !70)
!83 = !DILocation(line: 49, column: 3, scope: !70)
!84 = !DILocation(line: 49, column: 19, scope: !70)
!85 = !DILocation(line: 50, column: 18, scope: !70)
!86 = !DILocation(line: 50, column: 3, scope: !70)
!87 = !DILocation(line: 51, column: 3, scope: !70)
!88 = distinct !DISubprogram(name: "names", scope: !2, file: !2, line: 19, type: !89, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !91)
!89 = !DISubroutineType(types: !90)
!90 = !{null}
!91 = !{}
!92 = !DILocalVariable(name: "plain", scope: !88, file: !2, line: 20, type: !39)
!93 = !DILocation(line: 20, column: 8, scope: !88)
!94 = !DILocalVariable(name: "ended", scope: !88, file: !2, line: 20, type: !95)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !96)
!96 = !{!97}
!97 = !DISubrange(count: 12)
!98 = !DILocation(line: 20, column: 29, scope: !88)
!99 = !DILocalVariable(name: "wrong", scope: !88, file: !2, line: 20, type: !56)
!100 = !DILocation(line: 20, column: 54, scope: !88)
!101 = !DILocalVariable(name: "first", scope: !88, file: !2, line: 21, type: !16)
!102 = !DILocation(line: 21, column: 7, scope: !88)
!103 = !DILocation(line: 21, column: 23, scope: !88)
!104 = !DILocation(line: 21, column: 15, scope: !88)
!105 = !DILocalVariable(name: "second", scope: !88, file: !2, line: 21, type: !16)
!106 = !DILocation(line: 21, column: 31, scope: !88)
!107 = !DILocation(line: 21, column: 49, scope: !88)
!108 = !DILocation(line: 21, column: 40, scope: !88)
!109 = !DILocation(line: 22, column: 24, scope: !88)
!110 = !DILocation(line: 22, column: 30, scope: !88)
!111 = !DILocation(line: 22, column: 36, scope: !88)
!112 = !DILocation(line: 22, column: 43, scope: !88)
!113 = !DILocation(line: 22, column: 56, scope: !88)
!114 = !DILocation(line: 22, column: 62, scope: !88)
!115 = !DILocation(line: 22, column: 49, scope: !88)
!116 = !DILocation(line: 22, column: 3, scope: !88)
!117 = !DILocation(line: 23, column: 30, scope: !88)
!118 = !DILocation(line: 23, column: 21, scope: !88)
!119 = !DILocation(line: 23, column: 41, scope: !88)
!120 = !DILocation(line: 23, column: 47, scope: !88)
!121 = !DILocation(line: 23, column: 3, scope: !88)
!122 = !DILocation(line: 24, column: 27, scope: !88)
!123 = !DILocation(line: 24, column: 18, scope: !88)
!124 = !DILocation(line: 24, column: 3, scope: !88)
!125 = !DILocalVariable(name: "added", scope: !88, file: !2, line: 25, type: !39)
!126 = !DILocation(line: 25, column: 8, scope: !88)
!127 = !DILocalVariable(name: "third", scope: !88, file: !2, line: 26, type: !16)
!128 = !DILocation(line: 26, column: 7, scope: !88)
!129 = !DILocation(line: 26, column: 24, scope: !88)
!130 = !DILocation(line: 26, column: 15, scope: !88)
!131 = !DILocation(line: 27, column: 27, scope: !88)
!132 = !DILocation(line: 27, column: 21, scope: !88)
!133 = !DILocation(line: 27, column: 60, scope: !88)
!134 = !DILocation(line: 27, column: 54, scope: !88)
!135 = !DILocation(line: 27, column: 3, scope: !88)
!136 = !DILocation(line: 28, column: 29, scope: !88)
!137 = !DILocation(line: 28, column: 23, scope: !88)
!138 = !DILocation(line: 28, column: 57, scope: !88)
!139 = !DILocation(line: 28, column: 51, scope: !88)
!140 = !DILocation(line: 28, column: 46, scope: !88)
!141 = !DILocation(line: 28, column: 3, scope: !88)
!142 = !DILocation(line: 29, column: 9, scope: !88)
!143 = !DILocation(line: 29, column: 3, scope: !88)
!144 = !DILocation(line: 29, column: 23, scope: !88)
!145 = !DILocation(line: 29, column: 17, scope: !88)
!146 = !DILocation(line: 29, column: 38, scope: !88)
!147 = !DILocation(line: 29, column: 32, scope: !88)
!148 = !DILocation(line: 30, column: 10, scope: !88)
!149 = !DILocation(line: 30, column: 3, scope: !88)
!150 = !DILocation(line: 30, column: 25, scope: !88)
!151 = !DILocation(line: 30, column: 18, scope: !88)
!152 = !DILocation(line: 30, column: 40, scope: !88)
!153 = !DILocation(line: 30, column: 33, scope: !88)
!154 = !DILocation(line: 31, column: 1, scope: !88)
!155 = distinct !DISubprogram(name: "places", scope: !2, file: !2, line: 33, type: !89, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !91)
!156 = !DILocalVariable(name: "file", scope: !155, file: !2, line: 34, type: !157)
!157 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !158, size: 64)
!158 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !159, line: 11, baseType: !160)
!159 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "fac664ddc76b1debbcb38609a07d6d99")
!160 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !159, line: 11, flags: DIFlagFwdDecl)
!161 = !DILocation(line: 34, column: 9, scope: !155)
!162 = !DILocation(line: 34, column: 16, scope: !155)
!163 = !DILocation(line: 35, column: 23, scope: !155)
!164 = !DILocation(line: 35, column: 3, scope: !155)
!165 = !DILocation(line: 36, column: 30, scope: !155)
!166 = !DILocation(line: 36, column: 21, scope: !155)
!167 = !DILocation(line: 36, column: 70, scope: !155)
!168 = !DILocation(line: 36, column: 61, scope: !155)
!169 = !DILocation(line: 36, column: 3, scope: !155)
!170 = !DILocation(line: 37, column: 30, scope: !155)
!171 = !DILocation(line: 37, column: 24, scope: !155)
!172 = !DILocation(line: 37, column: 57, scope: !155)
!173 = !DILocation(line: 37, column: 48, scope: !155)
!174 = !DILocation(line: 37, column: 3, scope: !155)
!175 = !DILocation(line: 38, column: 10, scope: !155)
!176 = !DILocation(line: 38, column: 3, scope: !155)
!177 = !DILocation(line: 39, column: 1, scope: !155)
!178 = distinct !DISubprogram(name: "handler", scope: !2, file: !2, line: 17, type: !14, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !91)
!179 = !DILocalVariable(name: "number", arg: 1, scope: !178, file: !2, line: 17, type: !16)
!180 = !DILocation(line: 17, column: 25, scope: !178)
!181 = !DILocation(line: 17, column: 44, scope: !178)
!182 = !DILocation(line: 17, column: 51, scope: !178)
!183 = !DILocation(line: 17, column: 41, scope: !178)
!184 = !DILocation(line: 17, column: 63, scope: !178)
