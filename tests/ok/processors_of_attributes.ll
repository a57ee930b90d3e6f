; ModuleID = 'processors_of_attributes.c'
source_filename = "processors_of_attributes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_attr_t = type { %struct.anon, [8 x i8] }
%struct.anon = type { i32, i64, i64, i32, i32, i32, i32, ptr }
%struct.cpu_set_t = type { [16 x i64] }

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
entry:
  %attr = alloca %union.pthread_attr_t, align 8
  %thread = alloca i64, align 8
  %set = alloca %struct.cpu_set_t, align 8
  %size = alloca i64, align 8
  %got = alloca ptr, align 8
    #dbg_declare(ptr %attr, !25, !DIExpression(), !49)
    #dbg_declare(ptr %thread, !50, !DIExpression(), !52)
    #dbg_declare(ptr %set, !53, !DIExpression(), !62)
    #dbg_declare(ptr %size, !63, !DIExpression(), !64)
  store i64 0, ptr %size, align 8, !dbg !64
    #dbg_declare(ptr %got, !65, !DIExpression(), !66)
  store ptr null, ptr %got, align 8, !dbg !66
  call void @llvm.memset.p0.i64(ptr align 8 %set, i8 0, i64 128, i1 false), !dbg !67
  call void @__tresse_cpu_set(i64 noundef 0, i64 noundef 128, ptr noundef %set), !dbg !68
  %call = call i32 @pthread_attr_init(ptr noundef %attr), !dbg !69
  %call1 = call i32 @pthread_attr_setaffinity_np(ptr noundef %attr, i64 noundef 128, ptr noundef %set), !dbg !70
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call1), !dbg !71
  %call3 = call i32 @pthread_attr_getstacksize(ptr noundef %attr, ptr noundef %size), !dbg !72
  %0 = load i64, ptr %size, align 8, !dbg !73
  %cmp = icmp uge i64 %0, 1048576, !dbg !74
  %conv = zext i1 %cmp to i32, !dbg !74
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv), !dbg !75
  %1 = load i64, ptr %size, align 8, !dbg !76
  %mul = mul i64 2, %1, !dbg !77
  %call5 = call i32 @pthread_attr_setstacksize(ptr noundef %attr, i64 noundef %mul), !dbg !78
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call5), !dbg !79
  %call7 = call i32 @pthread_create(ptr noundef %thread, ptr noundef %attr, ptr noundef @run, ptr noundef %size), !dbg !80
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call7), !dbg !81
  %2 = load i64, ptr %thread, align 8, !dbg !82
  %call9 = call i32 @pthread_join(i64 noundef %2, ptr noundef %got), !dbg !83
  %3 = load ptr, ptr %got, align 8, !dbg !84
  %cmp10 = icmp eq ptr %3, %size, !dbg !85
  %conv11 = zext i1 %cmp10 to i32, !dbg !85
  %call12 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv11), !dbg !86
  %call13 = call i32 @pthread_attr_setaffinity_np(ptr noundef %attr, i64 noundef 0, ptr noundef null), !dbg !87
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call13), !dbg !88
  %call15 = call i32 @pthread_attr_destroy(ptr noundef %attr), !dbg !89
  ret i32 0, !dbg !90
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal void @__tresse_cpu_set(i64 noundef %cpu, i64 noundef %size, ptr noundef %set) #0 !dbg !91 {
entry:
  %cpu.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %set.addr = alloca ptr, align 8
  %word = alloca ptr, align 8
  store i64 %cpu, ptr %cpu.addr, align 8
    #dbg_declare(ptr %cpu.addr, !95, !DIExpression(), !96)
  store i64 %size, ptr %size.addr, align 8
    #dbg_declare(ptr %size.addr, !97, !DIExpression(), !98)
  store ptr %set, ptr %set.addr, align 8
    #dbg_declare(ptr %set.addr, !99, !DIExpression(), !100)
    #dbg_declare(ptr %word, !101, !DIExpression(), !102)
  %0 = load i64, ptr %cpu.addr, align 8, !dbg !103
  %1 = load i64, ptr %size.addr, align 8, !dbg !104
  %2 = load ptr, ptr %set.addr, align 8, !dbg !105
  %call = call ptr @__tresse_cpu(i64 noundef %0, i64 noundef %1, ptr noundef %2), !dbg !106
  store ptr %call, ptr %word, align 8, !dbg !102
  %3 = load ptr, ptr %word, align 8, !dbg !107
  %tobool = icmp ne ptr %3, null, !dbg !107
  br i1 %tobool, label %if.then, label %if.end, !dbg !109

if.then:                                          ; preds = %entry
  %4 = load i64, ptr %cpu.addr, align 8, !dbg !110
  %call1 = call i64 @__tresse_cpu_bit(i64 noundef %4), !dbg !111
  %5 = load ptr, ptr %word, align 8, !dbg !112
  %6 = load i64, ptr %5, align 8, !dbg !113
  %or = or i64 %6, %call1, !dbg !113
  store i64 %or, ptr %5, align 8, !dbg !113
  br label %if.end, !dbg !114

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !115
}

declare i32 @pthread_attr_init(ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

declare i32 @pthread_attr_setaffinity_np(ptr noundef, i64 noundef, ptr noundef) #2

declare i32 @pthread_attr_getstacksize(ptr noundef, ptr noundef) #2

declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %given) #0 !dbg !116 {
entry:
  %given.addr = alloca ptr, align 8
  store ptr %given, ptr %given.addr, align 8
    #dbg_declare(ptr %given.addr, !119, !DIExpression(), !120)
  %0 = load ptr, ptr %given.addr, align 8, !dbg !121
  ret ptr %0, !dbg !122
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_attr_destroy(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @__tresse_cpu(i64 noundef %cpu, i64 noundef %size, ptr noundef %set) #0 !dbg !123 {
entry:
  %cpu.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %set.addr = alloca ptr, align 8
  store i64 %cpu, ptr %cpu.addr, align 8
    #dbg_declare(ptr %cpu.addr, !128, !DIExpression(), !129)
  store i64 %size, ptr %size.addr, align 8
    #dbg_declare(ptr %size.addr, !130, !DIExpression(), !131)
  store ptr %set, ptr %set.addr, align 8
    #dbg_declare(ptr %set.addr, !132, !DIExpression(), !133)
  %0 = load i64, ptr %cpu.addr, align 8, !dbg !134
  %div = udiv i64 %0, 8, !dbg !135
  %1 = load i64, ptr %size.addr, align 8, !dbg !136
  %cmp = icmp ult i64 %div, %1, !dbg !137
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !134

cond.true:                                        ; preds = %entry
  %2 = load ptr, ptr %set.addr, align 8, !dbg !138
  %3 = load i64, ptr %cpu.addr, align 8, !dbg !139
  %div1 = udiv i64 %3, 64, !dbg !140
  %add.ptr = getelementptr inbounds i64, ptr %2, i64 %div1, !dbg !141
  br label %cond.end, !dbg !134

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !134

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %add.ptr, %cond.true ], [ null, %cond.false ], !dbg !134
  ret ptr %cond, !dbg !142
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @__tresse_cpu_bit(i64 noundef %cpu) #0 !dbg !143 {
entry:
  %cpu.addr = alloca i64, align 8
  store i64 %cpu, ptr %cpu.addr, align 8
    #dbg_declare(ptr %cpu.addr, !146, !DIExpression(), !147)
  %0 = load i64, ptr %cpu.addr, align 8, !dbg !148
  %rem = urem i64 %0, 64, !dbg !149
  %shl = shl i64 1, %rem, !dbg !150
  ret i64 %shl, !dbg !151
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "processors_of_attributes.c", directory: ".", checksumkind: CSK_MD5, checksum: "d3fa598f204af6d47237a200853399bc")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !12, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !10}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!12 = !{!0}
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 9, type: !21, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !24)
!21 = !DISubroutineType(types: !22)
!22 = !{!23}
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{}
!25 = !DILocalVariable(name: "attr", scope: !20, file: !2, line: 10, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !27, line: 148, baseType: !28)
!27 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !27, line: 132, size: 448, elements: !29)
!29 = !{!30, !43, !47}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !28, file: !27, line: 142, baseType: !31, size: 384)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !28, file: !27, line: 133, size: 384, elements: !32)
!32 = !{!33, !34, !37, !38, !39, !40, !41, !42}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !31, file: !27, line: 134, baseType: !23, size: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !31, file: !27, line: 135, baseType: !35, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !36, line: 18, baseType: !11)
!36 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !31, file: !27, line: 136, baseType: !35, size: 64, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !31, file: !27, line: 137, baseType: !23, size: 32, offset: 192)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !31, file: !27, line: 138, baseType: !23, size: 32, offset: 224)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !31, file: !27, line: 139, baseType: !23, size: 32, offset: 256)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !31, file: !27, line: 140, baseType: !23, size: 32, offset: 288)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !31, file: !27, line: 141, baseType: !9, size: 64, offset: 320)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !28, file: !27, line: 143, baseType: !44, size: 448)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 56)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 144, baseType: !48, size: 64)
!48 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!49 = !DILocation(line: 10, column: 18, scope: !20)
!50 = !DILocalVariable(name: "thread", scope: !20, file: !2, line: 11, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 75, baseType: !11)
!52 = !DILocation(line: 11, column: 13, scope: !20)
!53 = !DILocalVariable(name: "set", scope: !20, file: !2, line: 12, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "cpu_set_t", file: !55, line: 29, baseType: !56)
!55 = !DIFile(filename: "../../libc-shim/include/sched.h", directory: ".", checksumkind: CSK_MD5, checksum: "dc1ab0c5e5630862fae833d6cd953632")
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !55, line: 27, size: 1024, elements: !57)
!57 = !{!58}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !56, file: !55, line: 28, baseType: !59, size: 1024)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 1024, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 16)
!62 = !DILocation(line: 12, column: 13, scope: !20)
!63 = !DILocalVariable(name: "size", scope: !20, file: !2, line: 13, type: !35)
!64 = !DILocation(line: 13, column: 10, scope: !20)
!65 = !DILocalVariable(name: "got", scope: !20, file: !2, line: 14, type: !9)
!66 = !DILocation(line: 14, column: 9, scope: !20)
!67 = !DILocation(line: 15, column: 3, scope: !20)
!68 = !DILocation(line: 16, column: 3, scope: !20)
!69 = !DILocation(line: 17, column: 3, scope: !20)
!70 = !DILocation(line: 18, column: 18, scope: !20)
!71 = !DILocation(line: 18, column: 3, scope: !20)
!72 = !DILocation(line: 19, column: 3, scope: !20)
!73 = !DILocation(line: 20, column: 18, scope: !20)
!74 = !DILocation(line: 20, column: 23, scope: !20)
!75 = !DILocation(line: 20, column: 3, scope: !20)
!76 = !DILocation(line: 21, column: 55, scope: !20)
!77 = !DILocation(line: 21, column: 53, scope: !20)
!78 = !DILocation(line: 21, column: 18, scope: !20)
!79 = !DILocation(line: 21, column: 3, scope: !20)
!80 = !DILocation(line: 22, column: 18, scope: !20)
!81 = !DILocation(line: 22, column: 3, scope: !20)
!82 = !DILocation(line: 23, column: 16, scope: !20)
!83 = !DILocation(line: 23, column: 3, scope: !20)
!84 = !DILocation(line: 24, column: 18, scope: !20)
!85 = !DILocation(line: 24, column: 22, scope: !20)
!86 = !DILocation(line: 24, column: 3, scope: !20)
!87 = !DILocation(line: 25, column: 18, scope: !20)
!88 = !DILocation(line: 25, column: 3, scope: !20)
!89 = !DILocation(line: 26, column: 3, scope: !20)
!90 = !DILocation(line: 27, column: 1, scope: !20)
!91 = distinct !DISubprogram(name: "__tresse_cpu_set", scope: !55, file: !55, line: 35, type: !92, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !24)
!92 = !DISubroutineType(types: !93)
!93 = !{null, !35, !35, !94}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!95 = !DILocalVariable(name: "cpu", arg: 1, scope: !91, file: !55, line: 35, type: !35)
!96 = !DILocation(line: 35, column: 44, scope: !91)
!97 = !DILocalVariable(name: "size", arg: 2, scope: !91, file: !55, line: 35, type: !35)
!98 = !DILocation(line: 35, column: 56, scope: !91)
!99 = !DILocalVariable(name: "set", arg: 3, scope: !91, file: !55, line: 35, type: !94)
!100 = !DILocation(line: 35, column: 73, scope: !91)
!101 = !DILocalVariable(name: "word", scope: !91, file: !55, line: 36, type: !10)
!102 = !DILocation(line: 36, column: 18, scope: !91)
!103 = !DILocation(line: 36, column: 38, scope: !91)
!104 = !DILocation(line: 36, column: 43, scope: !91)
!105 = !DILocation(line: 36, column: 49, scope: !91)
!106 = !DILocation(line: 36, column: 25, scope: !91)
!107 = !DILocation(line: 37, column: 7, scope: !108)
!108 = distinct !DILexicalBlock(scope: !91, file: !55, line: 37, column: 7)
!109 = !DILocation(line: 37, column: 7, scope: !91)
!110 = !DILocation(line: 38, column: 31, scope: !108)
!111 = !DILocation(line: 38, column: 14, scope: !108)
!112 = !DILocation(line: 38, column: 6, scope: !108)
!113 = !DILocation(line: 38, column: 11, scope: !108)
!114 = !DILocation(line: 38, column: 5, scope: !108)
!115 = !DILocation(line: 39, column: 1, scope: !91)
!116 = distinct !DISubprogram(name: "run", scope: !2, file: !2, line: 7, type: !117, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !24)
!117 = !DISubroutineType(types: !118)
!118 = !{!9, !9}
!119 = !DILocalVariable(name: "given", arg: 1, scope: !116, file: !2, line: 7, type: !9)
!120 = !DILocation(line: 7, column: 24, scope: !116)
!121 = !DILocation(line: 7, column: 40, scope: !116)
!122 = !DILocation(line: 7, column: 33, scope: !116)
!123 = distinct !DISubprogram(name: "__tresse_cpu", scope: !55, file: !55, line: 31, type: !124, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !24)
!124 = !DISubroutineType(types: !125)
!125 = !{!10, !35, !35, !126}
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !54)
!128 = !DILocalVariable(name: "cpu", arg: 1, scope: !123, file: !55, line: 31, type: !35)
!129 = !DILocation(line: 31, column: 50, scope: !123)
!130 = !DILocalVariable(name: "size", arg: 2, scope: !123, file: !55, line: 31, type: !35)
!131 = !DILocation(line: 31, column: 62, scope: !123)
!132 = !DILocalVariable(name: "set", arg: 3, scope: !123, file: !55, line: 31, type: !126)
!133 = !DILocation(line: 31, column: 85, scope: !123)
!134 = !DILocation(line: 32, column: 10, scope: !123)
!135 = !DILocation(line: 32, column: 14, scope: !123)
!136 = !DILocation(line: 32, column: 20, scope: !123)
!137 = !DILocation(line: 32, column: 18, scope: !123)
!138 = !DILocation(line: 32, column: 44, scope: !123)
!139 = !DILocation(line: 32, column: 50, scope: !123)
!140 = !DILocation(line: 32, column: 54, scope: !123)
!141 = !DILocation(line: 32, column: 48, scope: !123)
!142 = !DILocation(line: 32, column: 3, scope: !123)
!143 = distinct !DISubprogram(name: "__tresse_cpu_bit", scope: !55, file: !55, line: 34, type: !144, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !24)
!144 = !DISubroutineType(types: !145)
!145 = !{!11, !35}
!146 = !DILocalVariable(name: "cpu", arg: 1, scope: !143, file: !55, line: 34, type: !35)
!147 = !DILocation(line: 34, column: 53, scope: !143)
!148 = !DILocation(line: 34, column: 74, scope: !143)
!149 = !DILocation(line: 34, column: 78, scope: !143)
!150 = !DILocation(line: 34, column: 71, scope: !143)
!151 = !DILocation(line: 34, column: 60, scope: !143)
