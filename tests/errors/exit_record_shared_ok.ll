; ModuleID = 'exit_record_shared_ok.c'
source_filename = "exit_record_shared_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@__const.main.run = private unnamed_addr constant [3 x ptr] [ptr @adds, ptr @registers, ptr @adds_twice], align 16
@count = internal global i32 0, align 4, !dbg !0
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
entry:
  %retval = alloca i32, align 4
  %run = alloca [3 x ptr], align 16
  %threads = alloca [3 x i64], align 16
  %i = alloca i32, align 4
  %i3 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %run, !41, !DIExpression(), !49)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %run, ptr align 16 @__const.main.run, i64 24, i1 false), !dbg !49
    #dbg_declare(ptr %threads, !50, !DIExpression(), !54)
    #dbg_declare(ptr %i, !55, !DIExpression(), !57)
  store i32 0, ptr %i, align 4, !dbg !57
  br label %for.cond, !dbg !58

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !59
  %cmp = icmp slt i32 %0, 3, !dbg !61
  br i1 %cmp, label %for.body, label %for.end, !dbg !62

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !63
  %idxprom = sext i32 %1 to i64, !dbg !64
  %arrayidx = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !64
  %2 = load i32, ptr %i, align 4, !dbg !65
  %idxprom1 = sext i32 %2 to i64, !dbg !66
  %arrayidx2 = getelementptr inbounds [3 x ptr], ptr %run, i64 0, i64 %idxprom1, !dbg !66
  %3 = load ptr, ptr %arrayidx2, align 8, !dbg !66
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef %3, ptr noundef null), !dbg !67
  br label %for.inc, !dbg !67

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !dbg !68
  %inc = add nsw i32 %4, 1, !dbg !68
  store i32 %inc, ptr %i, align 4, !dbg !68
  br label %for.cond, !dbg !69, !llvm.loop !70

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i3, !73, !DIExpression(), !75)
  store i32 0, ptr %i3, align 4, !dbg !75
  br label %for.cond4, !dbg !76

for.cond4:                                        ; preds = %for.inc10, %for.end
  %5 = load i32, ptr %i3, align 4, !dbg !77
  %cmp5 = icmp slt i32 %5, 3, !dbg !79
  br i1 %cmp5, label %for.body6, label %for.end12, !dbg !80

for.body6:                                        ; preds = %for.cond4
  %6 = load i32, ptr %i3, align 4, !dbg !81
  %idxprom7 = sext i32 %6 to i64, !dbg !82
  %arrayidx8 = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %idxprom7, !dbg !82
  %7 = load i64, ptr %arrayidx8, align 8, !dbg !82
  %call9 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !83
  br label %for.inc10, !dbg !83

for.inc10:                                        ; preds = %for.body6
  %8 = load i32, ptr %i3, align 4, !dbg !84
  %inc11 = add nsw i32 %8, 1, !dbg !84
  store i32 %inc11, ptr %i3, align 4, !dbg !84
  br label %for.cond4, !dbg !85, !llvm.loop !86

for.end12:                                        ; preds = %for.cond4
  %9 = load i32, ptr %retval, align 4, !dbg !88
  ret i32 %9, !dbg !88
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @adds(ptr noundef %unused) #0 !dbg !89 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !90, !DIExpression(), !91)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !92
  call void @add(ptr noundef %0), !dbg !93
  ret ptr null, !dbg !94
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @registers(ptr noundef %unused) #0 !dbg !95 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !96, !DIExpression(), !97)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !98
  %call = call i32 @__cxa_atexit(ptr noundef @add, ptr noundef %0, ptr noundef null), !dbg !99
  ret ptr null, !dbg !100
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @adds_twice(ptr noundef %unused) #0 !dbg !101 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !102, !DIExpression(), !103)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !104
  call void @add(ptr noundef %0), !dbg !105
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !106
  call void @add(ptr noundef %1), !dbg !107
  ret ptr null, !dbg !108
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @add(ptr noundef %unused) #0 !dbg !109 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !112, !DIExpression(), !113)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !114
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !115
  %1 = load i32, ptr @count, align 4, !dbg !116
  %inc = add nsw i32 %1, 1, !dbg !116
  store i32 %inc, ptr @count, align 4, !dbg !116
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !117
  ret void, !dbg !118
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @__cxa_atexit(ptr noundef, ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 11, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exit_record_shared_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "480e3204c3eba78d9d9d1c4b5c7aff0e")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 53, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 41, size: 320, elements: !12)
!12 = !{!13, !23, !28}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !11, file: !10, line: 50, baseType: !14, size: 160)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !11, file: !10, line: 42, size: 160, elements: !15)
!15 = !{!16, !18, !20, !21, !22}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !10, line: 43, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !10, line: 44, baseType: !19, size: 32, offset: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !10, line: 45, baseType: !17, size: 32, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !14, file: !10, line: 47, baseType: !19, size: 32, offset: 96)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !10, line: 49, baseType: !17, size: 32, offset: 128)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !11, file: !10, line: 51, baseType: !24, size: 320)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 320, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 40)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 52, baseType: !29, size: 64)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !38, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!17}
!40 = !{}
!41 = !DILocalVariable(name: "run", scope: !37, file: !3, line: 37, type: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 192, elements: !47)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !44)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DISubroutineType(types: !46)
!46 = !{!5, !5}
!47 = !{!48}
!48 = !DISubrange(count: 3)
!49 = !DILocation(line: 37, column: 17, scope: !37)
!50 = !DILocalVariable(name: "threads", scope: !37, file: !3, line: 38, type: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 192, elements: !47)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !53)
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DILocation(line: 38, column: 13, scope: !37)
!55 = !DILocalVariable(name: "i", scope: !56, file: !3, line: 39, type: !17)
!56 = distinct !DILexicalBlock(scope: !37, file: !3, line: 39, column: 3)
!57 = !DILocation(line: 39, column: 12, scope: !56)
!58 = !DILocation(line: 39, column: 8, scope: !56)
!59 = !DILocation(line: 39, column: 19, scope: !60)
!60 = distinct !DILexicalBlock(scope: !56, file: !3, line: 39, column: 3)
!61 = !DILocation(line: 39, column: 21, scope: !60)
!62 = !DILocation(line: 39, column: 3, scope: !56)
!63 = !DILocation(line: 39, column: 55, scope: !60)
!64 = !DILocation(line: 39, column: 47, scope: !60)
!65 = !DILocation(line: 39, column: 69, scope: !60)
!66 = !DILocation(line: 39, column: 65, scope: !60)
!67 = !DILocation(line: 39, column: 31, scope: !60)
!68 = !DILocation(line: 39, column: 27, scope: !60)
!69 = !DILocation(line: 39, column: 3, scope: !60)
!70 = distinct !{!70, !62, !71, !72}
!71 = !DILocation(line: 39, column: 77, scope: !56)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocalVariable(name: "i", scope: !74, file: !3, line: 40, type: !17)
!74 = distinct !DILexicalBlock(scope: !37, file: !3, line: 40, column: 3)
!75 = !DILocation(line: 40, column: 12, scope: !74)
!76 = !DILocation(line: 40, column: 8, scope: !74)
!77 = !DILocation(line: 40, column: 19, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 40, column: 3)
!79 = !DILocation(line: 40, column: 21, scope: !78)
!80 = !DILocation(line: 40, column: 3, scope: !74)
!81 = !DILocation(line: 40, column: 52, scope: !78)
!82 = !DILocation(line: 40, column: 44, scope: !78)
!83 = !DILocation(line: 40, column: 31, scope: !78)
!84 = !DILocation(line: 40, column: 27, scope: !78)
!85 = !DILocation(line: 40, column: 3, scope: !78)
!86 = distinct !{!86, !80, !87, !72}
!87 = !DILocation(line: 40, column: 60, scope: !74)
!88 = !DILocation(line: 41, column: 1, scope: !37)
!89 = distinct !DISubprogram(name: "adds", scope: !3, file: !3, line: 20, type: !45, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!90 = !DILocalVariable(name: "unused", arg: 1, scope: !89, file: !3, line: 20, type: !5)
!91 = !DILocation(line: 20, column: 25, scope: !89)
!92 = !DILocation(line: 21, column: 7, scope: !89)
!93 = !DILocation(line: 21, column: 3, scope: !89)
!94 = !DILocation(line: 22, column: 3, scope: !89)
!95 = distinct !DISubprogram(name: "registers", scope: !3, file: !3, line: 25, type: !45, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!96 = !DILocalVariable(name: "unused", arg: 1, scope: !95, file: !3, line: 25, type: !5)
!97 = !DILocation(line: 25, column: 30, scope: !95)
!98 = !DILocation(line: 26, column: 21, scope: !95)
!99 = !DILocation(line: 26, column: 3, scope: !95)
!100 = !DILocation(line: 27, column: 3, scope: !95)
!101 = distinct !DISubprogram(name: "adds_twice", scope: !3, file: !3, line: 30, type: !45, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!102 = !DILocalVariable(name: "unused", arg: 1, scope: !101, file: !3, line: 30, type: !5)
!103 = !DILocation(line: 30, column: 31, scope: !101)
!104 = !DILocation(line: 31, column: 7, scope: !101)
!105 = !DILocation(line: 31, column: 3, scope: !101)
!106 = !DILocation(line: 32, column: 7, scope: !101)
!107 = !DILocation(line: 32, column: 3, scope: !101)
!108 = !DILocation(line: 33, column: 3, scope: !101)
!109 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 13, type: !110, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!110 = !DISubroutineType(types: !111)
!111 = !{null, !5}
!112 = !DILocalVariable(name: "unused", arg: 1, scope: !109, file: !3, line: 13, type: !5)
!113 = !DILocation(line: 13, column: 23, scope: !109)
!114 = !DILocation(line: 14, column: 9, scope: !109)
!115 = !DILocation(line: 15, column: 3, scope: !109)
!116 = !DILocation(line: 16, column: 8, scope: !109)
!117 = !DILocation(line: 17, column: 3, scope: !109)
!118 = !DILocation(line: 18, column: 1, scope: !109)
