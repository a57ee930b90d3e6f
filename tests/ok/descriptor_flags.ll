; ModuleID = 'descriptor_flags.c'
source_filename = "descriptor_flags.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__const.main.first = private unnamed_addr constant [8 x i8] c"nXXXXXX\00", align 1
@__const.main.second = private unnamed_addr constant [8 x i8] c"nXXXXXX\00", align 1
@.str = private unnamed_addr constant [5 x i8] c"with\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [8 x i8] c"without\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [8 x i8] c"cleared\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [4 x i8] c"set\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [7 x i8] c"closed\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [3 x i8] c"re\00", align 1, !dbg !24
@.str.6 = private unnamed_addr constant [7 x i8] c"stream\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !42 {
entry:
  %retval = alloca i32, align 4
  %first = alloca [8 x i8], align 1
  %second = alloca [8 x i8], align 1
  %closed = alloca i32, align 4
  %open_on = alloca i32, align 4
  %file = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %first, !47, !DIExpression(), !48)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %first, ptr align 1 @__const.main.first, i64 8, i1 false), !dbg !48
    #dbg_declare(ptr %second, !49, !DIExpression(), !50)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %second, ptr align 1 @__const.main.second, i64 8, i1 false), !dbg !50
    #dbg_declare(ptr %closed, !51, !DIExpression(), !52)
  %arraydecay = getelementptr inbounds [8 x i8], ptr %first, i64 0, i64 0, !dbg !53
  %call = call i32 @mkostemp(ptr noundef %arraydecay, i32 noundef 524288), !dbg !54
  store i32 %call, ptr %closed, align 4, !dbg !52
    #dbg_declare(ptr %open_on, !55, !DIExpression(), !56)
  %arraydecay1 = getelementptr inbounds [8 x i8], ptr %second, i64 0, i64 0, !dbg !57
  %call2 = call i32 @mkstemp(ptr noundef %arraydecay1), !dbg !58
  store i32 %call2, ptr %open_on, align 4, !dbg !56
  %0 = load i32, ptr %closed, align 4, !dbg !59
  call void @show(ptr noundef @.str, i32 noundef %0), !dbg !60
  %1 = load i32, ptr %open_on, align 4, !dbg !61
  call void @show(ptr noundef @.str.1, i32 noundef %1), !dbg !62
  %2 = load i32, ptr %open_on, align 4, !dbg !63
  %call3 = call i32 (i32, i32, ...) @fcntl(i32 noundef %2, i32 noundef 2, i32 noundef 1), !dbg !64
  %3 = load i32, ptr %closed, align 4, !dbg !65
  %call4 = call i32 (i32, i32, ...) @fcntl(i32 noundef %3, i32 noundef 2, i32 noundef 0), !dbg !66
  %4 = load i32, ptr %closed, align 4, !dbg !67
  call void @show(ptr noundef @.str.2, i32 noundef %4), !dbg !68
  %5 = load i32, ptr %open_on, align 4, !dbg !69
  call void @show(ptr noundef @.str.3, i32 noundef %5), !dbg !70
  %6 = load i32, ptr %closed, align 4, !dbg !71
  %call5 = call i32 @close(i32 noundef %6), !dbg !72
  %7 = load i32, ptr %closed, align 4, !dbg !73
  call void @show(ptr noundef @.str.4, i32 noundef %7), !dbg !74
    #dbg_declare(ptr %file, !75, !DIExpression(), !80)
  %arraydecay6 = getelementptr inbounds [8 x i8], ptr %first, i64 0, i64 0, !dbg !81
  %call7 = call ptr @fopen(ptr noundef %arraydecay6, ptr noundef @.str.5), !dbg !82
  store ptr %call7, ptr %file, align 8, !dbg !80
  %8 = load ptr, ptr %file, align 8, !dbg !83
  %call8 = call i32 @fileno(ptr noundef %8), !dbg !84
  call void @show(ptr noundef @.str.6, i32 noundef %call8), !dbg !85
  %9 = load ptr, ptr %file, align 8, !dbg !86
  %call9 = call i32 @fclose(ptr noundef %9), !dbg !87
  %10 = load i32, ptr %open_on, align 4, !dbg !88
  %call10 = call i32 @close(i32 noundef %10), !dbg !89
  %arraydecay11 = getelementptr inbounds [8 x i8], ptr %first, i64 0, i64 0, !dbg !90
  %call12 = call i32 @unlink(ptr noundef %arraydecay11), !dbg !91
  %arraydecay13 = getelementptr inbounds [8 x i8], ptr %second, i64 0, i64 0, !dbg !92
  %call14 = call i32 @unlink(ptr noundef %arraydecay13), !dbg !93
  ret i32 0, !dbg !94
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @mkostemp(ptr noundef, i32 noundef) #2

declare i32 @mkstemp(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @show(ptr noundef %what, i32 noundef %fd) #0 !dbg !95 {
entry:
  %what.addr = alloca ptr, align 8
  %fd.addr = alloca i32, align 4
  store ptr %what, ptr %what.addr, align 8
    #dbg_declare(ptr %what.addr, !100, !DIExpression(), !101)
  store i32 %fd, ptr %fd.addr, align 4
    #dbg_declare(ptr %fd.addr, !102, !DIExpression(), !103)
  %0 = load ptr, ptr %what.addr, align 8, !dbg !104
  %1 = load i32, ptr %fd.addr, align 4, !dbg !105
  %call = call i32 (i32, i32, ...) @fcntl(i32 noundef %1, i32 noundef 1), !dbg !106
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, ptr noundef %0, i32 noundef %call), !dbg !107
  ret void, !dbg !108
}

declare i32 @fcntl(i32 noundef, i32 noundef, ...) #2

declare i32 @close(i32 noundef) #2

declare ptr @fopen(ptr noundef, ptr noundef) #2

declare i32 @fileno(ptr noundef) #2

declare i32 @fclose(ptr noundef) #2

declare i32 @unlink(ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!33}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "descriptor_flags.c", directory: ".", checksumkind: CSK_MD5, checksum: "abf4b56d25b968a56692fb3da0497826")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !9, isLocal: true, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 7)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 3)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !21, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !21, isLocal: true, isDefinition: true)
!33 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !34, splitDebugInlining: false, nameTableKind: None)
!34 = !{!0, !7, !12, !14, !19, !24, !29, !31}
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 13, type: !43, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{!45}
!45 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!46 = !{}
!47 = !DILocalVariable(name: "first", scope: !42, file: !2, line: 14, type: !9)
!48 = !DILocation(line: 14, column: 8, scope: !42)
!49 = !DILocalVariable(name: "second", scope: !42, file: !2, line: 14, type: !9)
!50 = !DILocation(line: 14, column: 29, scope: !42)
!51 = !DILocalVariable(name: "closed", scope: !42, file: !2, line: 15, type: !45)
!52 = !DILocation(line: 15, column: 7, scope: !42)
!53 = !DILocation(line: 15, column: 25, scope: !42)
!54 = !DILocation(line: 15, column: 16, scope: !42)
!55 = !DILocalVariable(name: "open_on", scope: !42, file: !2, line: 15, type: !45)
!56 = !DILocation(line: 15, column: 44, scope: !42)
!57 = !DILocation(line: 15, column: 62, scope: !42)
!58 = !DILocation(line: 15, column: 54, scope: !42)
!59 = !DILocation(line: 16, column: 16, scope: !42)
!60 = !DILocation(line: 16, column: 3, scope: !42)
!61 = !DILocation(line: 17, column: 19, scope: !42)
!62 = !DILocation(line: 17, column: 3, scope: !42)
!63 = !DILocation(line: 18, column: 9, scope: !42)
!64 = !DILocation(line: 18, column: 3, scope: !42)
!65 = !DILocation(line: 19, column: 9, scope: !42)
!66 = !DILocation(line: 19, column: 3, scope: !42)
!67 = !DILocation(line: 20, column: 19, scope: !42)
!68 = !DILocation(line: 20, column: 3, scope: !42)
!69 = !DILocation(line: 21, column: 15, scope: !42)
!70 = !DILocation(line: 21, column: 3, scope: !42)
!71 = !DILocation(line: 22, column: 9, scope: !42)
!72 = !DILocation(line: 22, column: 3, scope: !42)
!73 = !DILocation(line: 23, column: 18, scope: !42)
!74 = !DILocation(line: 23, column: 3, scope: !42)
!75 = !DILocalVariable(name: "file", scope: !42, file: !2, line: 24, type: !76)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !78, line: 11, baseType: !79)
!78 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "fac664ddc76b1debbcb38609a07d6d99")
!79 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !78, line: 11, flags: DIFlagFwdDecl)
!80 = !DILocation(line: 24, column: 9, scope: !42)
!81 = !DILocation(line: 24, column: 22, scope: !42)
!82 = !DILocation(line: 24, column: 16, scope: !42)
!83 = !DILocation(line: 25, column: 25, scope: !42)
!84 = !DILocation(line: 25, column: 18, scope: !42)
!85 = !DILocation(line: 25, column: 3, scope: !42)
!86 = !DILocation(line: 26, column: 10, scope: !42)
!87 = !DILocation(line: 26, column: 3, scope: !42)
!88 = !DILocation(line: 27, column: 9, scope: !42)
!89 = !DILocation(line: 27, column: 3, scope: !42)
!90 = !DILocation(line: 28, column: 10, scope: !42)
!91 = !DILocation(line: 28, column: 3, scope: !42)
!92 = !DILocation(line: 28, column: 25, scope: !42)
!93 = !DILocation(line: 28, column: 18, scope: !42)
!94 = !DILocation(line: 29, column: 3, scope: !42)
!95 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 9, type: !96, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !33, retainedNodes: !46)
!96 = !DISubroutineType(types: !97)
!97 = !{null, !98, !45}
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!100 = !DILocalVariable(name: "what", arg: 1, scope: !95, file: !2, line: 9, type: !98)
!101 = !DILocation(line: 9, column: 30, scope: !95)
!102 = !DILocalVariable(name: "fd", arg: 2, scope: !95, file: !2, line: 9, type: !45)
!103 = !DILocation(line: 9, column: 40, scope: !95)
!104 = !DILocation(line: 10, column: 21, scope: !95)
!105 = !DILocation(line: 10, column: 33, scope: !95)
!106 = !DILocation(line: 10, column: 27, scope: !95)
!107 = !DILocation(line: 10, column: 3, scope: !95)
!108 = !DILocation(line: 11, column: 1, scope: !95)
