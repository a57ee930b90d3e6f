; ModuleID = 'calendar.c'
source_filename = "calendar.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }

@main.times = internal constant [6 x i64] [i64 0, i64 951782399, i64 951782400, i64 1795478400, i64 -1, i64 4102444800], align 16, !dbg !0
@.str = private unnamed_addr constant [27 x i8] c"%F %T %a %j %U %V %G %p %B\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [7 x i8] c"%s, %s\00", align 1, !dbg !17
@.str.2 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1, !dbg !22
@.str.3 = private unnamed_addr constant [14 x i8] c"%ld %d %d %d\0A\00", align 1, !dbg !27
@.str.4 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [80 x i8], align 16
  %i = alloca i32, align 4
  %tm = alloca %struct.tm, align 8
  %tm9 = alloca %struct.tm, align 8
  %made = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %text, !51, !DIExpression(), !55)
    #dbg_declare(ptr %i, !56, !DIExpression(), !58)
  store i32 0, ptr %i, align 4, !dbg !58
  br label %for.cond, !dbg !59

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !60
  %cmp = icmp slt i32 %0, 6, !dbg !62
  br i1 %cmp, label %for.body, label %for.end, !dbg !63

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %tm, !64, !DIExpression(), !82)
  %1 = load i32, ptr %i, align 4, !dbg !83
  %idxprom = sext i32 %1 to i64, !dbg !84
  %arrayidx = getelementptr inbounds [6 x i64], ptr @main.times, i64 0, i64 %idxprom, !dbg !84
  %call = call ptr @gmtime(ptr noundef %arrayidx), !dbg !85
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %tm, ptr align 8 %call, i64 56, i1 false), !dbg !86
  %arraydecay = getelementptr inbounds [80 x i8], ptr %text, i64 0, i64 0, !dbg !87
  %call1 = call i64 @strftime(ptr noundef %arraydecay, i64 noundef 80, ptr noundef @.str, ptr noundef %tm), !dbg !88
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %text, i64 0, i64 0, !dbg !89
  %call3 = call ptr @asctime(ptr noundef %tm), !dbg !90
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef %arraydecay2, ptr noundef %call3), !dbg !91
  %call5 = call i64 @mktime(ptr noundef %tm), !dbg !92
  %2 = load i32, ptr %i, align 4, !dbg !93
  %idxprom6 = sext i32 %2 to i64, !dbg !94
  %arrayidx7 = getelementptr inbounds [6 x i64], ptr @main.times, i64 0, i64 %idxprom6, !dbg !94
  %3 = load i64, ptr %arrayidx7, align 8, !dbg !94
  %sub = sub nsw i64 %call5, %3, !dbg !95
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %sub), !dbg !96
  br label %for.inc, !dbg !97

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !dbg !98
  %inc = add nsw i32 %4, 1, !dbg !98
  store i32 %inc, ptr %i, align 4, !dbg !98
  br label %for.cond, !dbg !99, !llvm.loop !100

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %tm9, !103, !DIExpression(), !104)
  call void @llvm.memset.p0.i64(ptr align 8 %tm9, i8 0, i64 56, i1 false), !dbg !104
  %5 = getelementptr inbounds %struct.tm, ptr %tm9, i32 0, i32 2, !dbg !104
  store i32 -1, ptr %5, align 8, !dbg !104
  %6 = getelementptr inbounds %struct.tm, ptr %tm9, i32 0, i32 3, !dbg !104
  store i32 31, ptr %6, align 4, !dbg !104
  %7 = getelementptr inbounds %struct.tm, ptr %tm9, i32 0, i32 4, !dbg !104
  store i32 13, ptr %7, align 8, !dbg !104
  %8 = getelementptr inbounds %struct.tm, ptr %tm9, i32 0, i32 5, !dbg !104
  store i32 126, ptr %8, align 4, !dbg !104
    #dbg_declare(ptr %made, !105, !DIExpression(), !106)
  %call10 = call i64 @mktime(ptr noundef %tm9), !dbg !107
  store i64 %call10, ptr %made, align 8, !dbg !106
  %9 = load i64, ptr %made, align 8, !dbg !108
  %tm_mon = getelementptr inbounds %struct.tm, ptr %tm9, i32 0, i32 4, !dbg !109
  %10 = load i32, ptr %tm_mon, align 8, !dbg !109
  %tm_mday = getelementptr inbounds %struct.tm, ptr %tm9, i32 0, i32 3, !dbg !110
  %11 = load i32, ptr %tm_mday, align 4, !dbg !110
  %tm_hour = getelementptr inbounds %struct.tm, ptr %tm9, i32 0, i32 2, !dbg !111
  %12 = load i32, ptr %tm_hour, align 8, !dbg !111
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12), !dbg !112
  %13 = load i64, ptr getelementptr inbounds ([6 x i64], ptr @main.times, i64 0, i64 2), align 16, !dbg !113
  %14 = load i64, ptr getelementptr inbounds ([6 x i64], ptr @main.times, i64 0, i64 1), align 8, !dbg !114
  %call12 = call double @difftime(i64 noundef %13, i64 noundef %14), !dbg !115
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %call12), !dbg !116
  ret i32 0, !dbg !117
}

declare ptr @gmtime(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i64 @strftime(ptr noundef, i64 noundef, ptr noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare ptr @asctime(ptr noundef) #1

declare i64 @mktime(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

declare double @difftime(i64 noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "times", scope: !2, file: !3, line: 8, type: !38, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !37)
!3 = !DIFile(filename: "calendar.c", directory: ".", checksumkind: CSK_MD5, checksum: "f58fbfb4c3ab7cb07cde9a1b04bec9d0")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !{!0, !11, !17, !22, !27, !32}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 216, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 27)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 56, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 7)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 40, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 5)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 112, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 14)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 32, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 4)
!37 = !{}
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 384, elements: !42)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !41, line: 23, baseType: !9)
!41 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!42 = !{!43}
!43 = !DISubrange(count: 6)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !DILocalVariable(name: "text", scope: !2, file: !3, line: 9, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 640, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 80)
!55 = !DILocation(line: 9, column: 8, scope: !2)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 10, type: !6)
!57 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!58 = !DILocation(line: 10, column: 12, scope: !57)
!59 = !DILocation(line: 10, column: 8, scope: !57)
!60 = !DILocation(line: 10, column: 19, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 10, column: 3)
!62 = !DILocation(line: 10, column: 21, scope: !61)
!63 = !DILocation(line: 10, column: 3, scope: !57)
!64 = !DILocalVariable(name: "tm", scope: !65, file: !3, line: 11, type: !66)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 10, column: 31)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !67, line: 26, size: 448, elements: !68)
!67 = !DIFile(filename: "../../libc-shim/include/time.h", directory: ".", checksumkind: CSK_MD5, checksum: "ef81bd93089113e70849046fea429934")
!68 = !{!69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !66, file: !67, line: 27, baseType: !6, size: 32)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !66, file: !67, line: 27, baseType: !6, size: 32, offset: 32)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !66, file: !67, line: 27, baseType: !6, size: 32, offset: 64)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !66, file: !67, line: 27, baseType: !6, size: 32, offset: 96)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !66, file: !67, line: 27, baseType: !6, size: 32, offset: 128)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !66, file: !67, line: 27, baseType: !6, size: 32, offset: 160)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !66, file: !67, line: 27, baseType: !6, size: 32, offset: 192)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !66, file: !67, line: 27, baseType: !6, size: 32, offset: 224)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !66, file: !67, line: 27, baseType: !6, size: 32, offset: 256)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !66, file: !67, line: 28, baseType: !9, size: 64, offset: 320)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !66, file: !67, line: 29, baseType: !80, size: 64, offset: 384)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!82 = !DILocation(line: 11, column: 15, scope: !65)
!83 = !DILocation(line: 11, column: 35, scope: !65)
!84 = !DILocation(line: 11, column: 29, scope: !65)
!85 = !DILocation(line: 11, column: 21, scope: !65)
!86 = !DILocation(line: 11, column: 20, scope: !65)
!87 = !DILocation(line: 12, column: 14, scope: !65)
!88 = !DILocation(line: 12, column: 5, scope: !65)
!89 = !DILocation(line: 13, column: 22, scope: !65)
!90 = !DILocation(line: 13, column: 28, scope: !65)
!91 = !DILocation(line: 13, column: 5, scope: !65)
!92 = !DILocation(line: 14, column: 28, scope: !65)
!93 = !DILocation(line: 14, column: 48, scope: !65)
!94 = !DILocation(line: 14, column: 42, scope: !65)
!95 = !DILocation(line: 14, column: 40, scope: !65)
!96 = !DILocation(line: 14, column: 5, scope: !65)
!97 = !DILocation(line: 15, column: 3, scope: !65)
!98 = !DILocation(line: 10, column: 27, scope: !61)
!99 = !DILocation(line: 10, column: 3, scope: !61)
!100 = distinct !{!100, !63, !101, !102}
!101 = !DILocation(line: 15, column: 3, scope: !57)
!102 = !{!"llvm.loop.mustprogress"}
!103 = !DILocalVariable(name: "tm", scope: !2, file: !3, line: 16, type: !66)
!104 = !DILocation(line: 16, column: 13, scope: !2)
!105 = !DILocalVariable(name: "made", scope: !2, file: !3, line: 17, type: !40)
!106 = !DILocation(line: 17, column: 10, scope: !2)
!107 = !DILocation(line: 17, column: 17, scope: !2)
!108 = !DILocation(line: 18, column: 34, scope: !2)
!109 = !DILocation(line: 18, column: 43, scope: !2)
!110 = !DILocation(line: 18, column: 54, scope: !2)
!111 = !DILocation(line: 18, column: 66, scope: !2)
!112 = !DILocation(line: 18, column: 3, scope: !2)
!113 = !DILocation(line: 19, column: 27, scope: !2)
!114 = !DILocation(line: 19, column: 37, scope: !2)
!115 = !DILocation(line: 19, column: 18, scope: !2)
!116 = !DILocation(line: 19, column: 3, scope: !2)
!117 = !DILocation(line: 20, column: 3, scope: !2)
