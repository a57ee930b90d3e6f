; ModuleID = 'named_semaphores.c'
source_filename = "named_semaphores.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.name = internal global [13 x i8] c"/tresse-test\00", align 1, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"a/b\00", align 1, !dbg !25
@.str.1 = private unnamed_addr constant [2 x i8] c"/\00", align 1, !dbg !30
@first = internal global ptr null, align 8, !dbg !52
@.str.2 = private unnamed_addr constant [12 x i8] c"tresse-test\00", align 1, !dbg !35
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !40
@.str.4 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !42
@.str.5 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !47
@.str.6 = private unnamed_addr constant [6 x i8] c"woken\00", align 1, !dbg !54

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %result = alloca i32, align 4
  %second = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
  %call = call i32 @sem_unlink(ptr noundef @main.name), !dbg !70
  %call1 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @main.name, i32 noundef 0), !dbg !71
  call void @fails(ptr noundef %call1, i32 noundef 2), !dbg !72
  %call2 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str, i32 noundef 64, i32 noundef 384, i32 noundef 0), !dbg !73
  call void @fails(ptr noundef %call2, i32 noundef 22), !dbg !74
  %call3 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.1, i32 noundef 64, i32 noundef 384, i32 noundef 0), !dbg !75
  call void @fails(ptr noundef %call3, i32 noundef 22), !dbg !76
  %call4 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @main.name, i32 noundef 64, i32 noundef 384, i32 noundef -1), !dbg !77
  call void @fails(ptr noundef %call4, i32 noundef 22), !dbg !78
  %call5 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @main.name, i32 noundef 192, i32 noundef 384, i32 noundef 0), !dbg !79
  store ptr %call5, ptr @first, align 8, !dbg !80
  %call6 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.2, i32 noundef 192, i32 noundef 384, i32 noundef 0), !dbg !81
  call void @fails(ptr noundef %call6, i32 noundef 17), !dbg !82
    #dbg_declare(ptr %thread, !83, !DIExpression(), !87)
  %call7 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @wait_for, ptr noundef @main.name), !dbg !88
  %0 = load ptr, ptr @first, align 8, !dbg !89
  %call8 = call i32 @sem_post(ptr noundef %0), !dbg !90
  %1 = load i64, ptr %thread, align 8, !dbg !91
  %call9 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !92
  %2 = load ptr, ptr @first, align 8, !dbg !93
  %call10 = call i32 @sem_post(ptr noundef %2), !dbg !94
  %3 = load ptr, ptr @first, align 8, !dbg !95
  %call11 = call i32 @sem_post(ptr noundef %3), !dbg !96
  %4 = load ptr, ptr @first, align 8, !dbg !97
  %call12 = call i32 @sem_close(ptr noundef %4), !dbg !98
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %call12), !dbg !99
  %call14 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @main.name, i32 noundef 64, i32 noundef 384, i32 noundef 7), !dbg !100
  store ptr %call14, ptr @first, align 8, !dbg !101
  %5 = load ptr, ptr @first, align 8, !dbg !102
  %call15 = call i32 @value_of(ptr noundef %5), !dbg !103
  %call16 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %call15), !dbg !104
  %call17 = call i32 @sem_unlink(ptr noundef @main.name), !dbg !105
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %call17), !dbg !106
    #dbg_declare(ptr %result, !107, !DIExpression(), !108)
  %call19 = call i32 @sem_unlink(ptr noundef @main.name), !dbg !109
  store i32 %call19, ptr %result, align 4, !dbg !108
  %6 = load i32, ptr %result, align 4, !dbg !110
  %call20 = call ptr @__errno_location() #3, !dbg !111
  %7 = load i32, ptr %call20, align 4, !dbg !111
  %cmp = icmp eq i32 %7, 2, !dbg !112
  %conv = zext i1 %cmp to i32, !dbg !112
  %call21 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %6, i32 noundef %conv), !dbg !113
    #dbg_declare(ptr %second, !114, !DIExpression(), !115)
  %call22 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @main.name, i32 noundef 64, i32 noundef 384, i32 noundef 1), !dbg !116
  store ptr %call22, ptr %second, align 8, !dbg !115
  %8 = load ptr, ptr %second, align 8, !dbg !117
  %call23 = call i32 @value_of(ptr noundef %8), !dbg !118
  %9 = load ptr, ptr @first, align 8, !dbg !119
  %call24 = call i32 @value_of(ptr noundef %9), !dbg !120
  %10 = load ptr, ptr @first, align 8, !dbg !121
  %11 = load ptr, ptr %second, align 8, !dbg !122
  %cmp25 = icmp ne ptr %10, %11, !dbg !123
  %conv26 = zext i1 %cmp25 to i32, !dbg !123
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %call23, i32 noundef %call24, i32 noundef %conv26), !dbg !124
  %12 = load ptr, ptr @first, align 8, !dbg !125
  %call28 = call i32 @sem_close(ptr noundef %12), !dbg !126
  %13 = load ptr, ptr %second, align 8, !dbg !127
  %call29 = call i32 @sem_close(ptr noundef %13), !dbg !128
  %call30 = call i32 @sem_unlink(ptr noundef @main.name), !dbg !129
  %call31 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %call28, i32 noundef %call29, i32 noundef %call30), !dbg !130
  ret i32 0, !dbg !131
}

declare i32 @sem_unlink(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @fails(ptr noundef %sem, i32 noundef %number) #0 !dbg !132 {
entry:
  %sem.addr = alloca ptr, align 8
  %number.addr = alloca i32, align 4
  store ptr %sem, ptr %sem.addr, align 8
    #dbg_declare(ptr %sem.addr, !135, !DIExpression(), !136)
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !137, !DIExpression(), !138)
  %0 = load ptr, ptr %sem.addr, align 8, !dbg !139
  %cmp = icmp eq ptr %0, null, !dbg !140
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !141

land.rhs:                                         ; preds = %entry
  %call = call ptr @__errno_location() #3, !dbg !142
  %1 = load i32, ptr %call, align 4, !dbg !142
  %2 = load i32, ptr %number.addr, align 4, !dbg !143
  %cmp1 = icmp eq i32 %1, %2, !dbg !144
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ], !dbg !145
  %land.ext = zext i1 %3 to i32, !dbg !141
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %land.ext), !dbg !146
  ret void, !dbg !147
}

declare ptr @sem_open(ptr noundef, i32 noundef, ...) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait_for(ptr noundef %name) #0 !dbg !148 {
entry:
  %name.addr = alloca ptr, align 8
  %own = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !151, !DIExpression(), !152)
    #dbg_declare(ptr %own, !153, !DIExpression(), !154)
  %0 = load ptr, ptr %name.addr, align 8, !dbg !155
  %call = call ptr (ptr, i32, ...) @sem_open(ptr noundef %0, i32 noundef 0), !dbg !156
  store ptr %call, ptr %own, align 8, !dbg !154
  %1 = load ptr, ptr %own, align 8, !dbg !157
  %2 = load ptr, ptr @first, align 8, !dbg !158
  %cmp = icmp eq ptr %1, %2, !dbg !159
  %conv = zext i1 %cmp to i32, !dbg !159
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %conv), !dbg !160
  %3 = load ptr, ptr %own, align 8, !dbg !161
  %call2 = call i32 @sem_wait(ptr noundef %3), !dbg !162
  %call3 = call i32 @puts(ptr noundef @.str.6), !dbg !163
  %4 = load ptr, ptr %own, align 8, !dbg !164
  %call4 = call i32 @sem_close(ptr noundef %4), !dbg !165
  ret ptr null, !dbg !166
}

declare i32 @sem_post(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare i32 @sem_close(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @value_of(ptr noundef %sem) #0 !dbg !167 {
entry:
  %sem.addr = alloca ptr, align 8
  %value = alloca i32, align 4
  store ptr %sem, ptr %sem.addr, align 8
    #dbg_declare(ptr %sem.addr, !170, !DIExpression(), !171)
    #dbg_declare(ptr %value, !172, !DIExpression(), !173)
  store i32 -1, ptr %value, align 4, !dbg !173
  %0 = load ptr, ptr %sem.addr, align 8, !dbg !174
  %call = call i32 @sem_getvalue(ptr noundef %0, ptr noundef %value), !dbg !175
  %1 = load i32, ptr %value, align 4, !dbg !176
  ret i32 %1, !dbg !177
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

declare i32 @sem_wait(ptr noundef) #1

declare i32 @puts(ptr noundef) #1

declare i32 @sem_getvalue(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!63, !64, !65, !66, !67, !68, !69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 29, type: !60, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !4, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !59)
!3 = !DIFile(filename: "named_semaphores.c", directory: ".", checksumkind: CSK_MD5, checksum: "b9e2a483e3e6d5af850880ff339f519e")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !24, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !23}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !11, line: 11, baseType: !12)
!11 = !DIFile(filename: "../../libc-shim/include/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "82374f60a482038d1bb9c53a7d9b0cc7")
!12 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 7, size: 256, elements: !13)
!13 = !{!14, !16, !21}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !12, file: !11, line: 8, baseType: !15, size: 32)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !12, file: !11, line: 9, baseType: !17, size: 256)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 256, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !12, file: !11, line: 10, baseType: !22, size: 64)
!22 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!24 = !{!0, !25, !30, !35, !40, !42, !47, !52, !54}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 32, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 4)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 16, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 2)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 96, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 12)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !27, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 56, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 7)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !3, line: 50, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 80, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 10)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "first", scope: !7, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 48, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 6)
!59 = !{}
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 104, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 13)
!63 = !{i32 7, !"Dwarf Version", i32 5}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 8, !"PIC Level", i32 2}
!67 = !{i32 7, !"PIE Level", i32 2}
!68 = !{i32 7, !"uwtable", i32 2}
!69 = !{i32 7, !"frame-pointer", i32 2}
!70 = !DILocation(line: 30, column: 3, scope: !2)
!71 = !DILocation(line: 31, column: 9, scope: !2)
!72 = !DILocation(line: 31, column: 3, scope: !2)
!73 = !DILocation(line: 32, column: 9, scope: !2)
!74 = !DILocation(line: 32, column: 3, scope: !2)
!75 = !DILocation(line: 33, column: 9, scope: !2)
!76 = !DILocation(line: 33, column: 3, scope: !2)
!77 = !DILocation(line: 34, column: 9, scope: !2)
!78 = !DILocation(line: 34, column: 3, scope: !2)
!79 = !DILocation(line: 35, column: 11, scope: !2)
!80 = !DILocation(line: 35, column: 9, scope: !2)
!81 = !DILocation(line: 36, column: 9, scope: !2)
!82 = !DILocation(line: 36, column: 3, scope: !2)
!83 = !DILocalVariable(name: "thread", scope: !2, file: !3, line: 37, type: !84)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !85, line: 35, baseType: !86)
!85 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!86 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!87 = !DILocation(line: 37, column: 13, scope: !2)
!88 = !DILocation(line: 38, column: 3, scope: !2)
!89 = !DILocation(line: 39, column: 12, scope: !2)
!90 = !DILocation(line: 39, column: 3, scope: !2)
!91 = !DILocation(line: 40, column: 16, scope: !2)
!92 = !DILocation(line: 40, column: 3, scope: !2)
!93 = !DILocation(line: 41, column: 12, scope: !2)
!94 = !DILocation(line: 41, column: 3, scope: !2)
!95 = !DILocation(line: 42, column: 12, scope: !2)
!96 = !DILocation(line: 42, column: 3, scope: !2)
!97 = !DILocation(line: 43, column: 28, scope: !2)
!98 = !DILocation(line: 43, column: 18, scope: !2)
!99 = !DILocation(line: 43, column: 3, scope: !2)
!100 = !DILocation(line: 44, column: 11, scope: !2)
!101 = !DILocation(line: 44, column: 9, scope: !2)
!102 = !DILocation(line: 45, column: 27, scope: !2)
!103 = !DILocation(line: 45, column: 18, scope: !2)
!104 = !DILocation(line: 45, column: 3, scope: !2)
!105 = !DILocation(line: 46, column: 18, scope: !2)
!106 = !DILocation(line: 46, column: 3, scope: !2)
!107 = !DILocalVariable(name: "result", scope: !2, file: !3, line: 47, type: !6)
!108 = !DILocation(line: 47, column: 7, scope: !2)
!109 = !DILocation(line: 47, column: 16, scope: !2)
!110 = !DILocation(line: 48, column: 21, scope: !2)
!111 = !DILocation(line: 48, column: 29, scope: !2)
!112 = !DILocation(line: 48, column: 35, scope: !2)
!113 = !DILocation(line: 48, column: 3, scope: !2)
!114 = !DILocalVariable(name: "second", scope: !2, file: !3, line: 49, type: !9)
!115 = !DILocation(line: 49, column: 10, scope: !2)
!116 = !DILocation(line: 49, column: 19, scope: !2)
!117 = !DILocation(line: 50, column: 33, scope: !2)
!118 = !DILocation(line: 50, column: 24, scope: !2)
!119 = !DILocation(line: 50, column: 51, scope: !2)
!120 = !DILocation(line: 50, column: 42, scope: !2)
!121 = !DILocation(line: 50, column: 59, scope: !2)
!122 = !DILocation(line: 50, column: 68, scope: !2)
!123 = !DILocation(line: 50, column: 65, scope: !2)
!124 = !DILocation(line: 50, column: 3, scope: !2)
!125 = !DILocation(line: 51, column: 34, scope: !2)
!126 = !DILocation(line: 51, column: 24, scope: !2)
!127 = !DILocation(line: 51, column: 52, scope: !2)
!128 = !DILocation(line: 51, column: 42, scope: !2)
!129 = !DILocation(line: 51, column: 61, scope: !2)
!130 = !DILocation(line: 51, column: 3, scope: !2)
!131 = !DILocation(line: 52, column: 3, scope: !2)
!132 = distinct !DISubprogram(name: "fails", scope: !3, file: !3, line: 20, type: !133, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !59)
!133 = !DISubroutineType(types: !134)
!134 = !{null, !9, !6}
!135 = !DILocalVariable(name: "sem", arg: 1, scope: !132, file: !3, line: 20, type: !9)
!136 = !DILocation(line: 20, column: 26, scope: !132)
!137 = !DILocalVariable(name: "number", arg: 2, scope: !132, file: !3, line: 20, type: !6)
!138 = !DILocation(line: 20, column: 35, scope: !132)
!139 = !DILocation(line: 20, column: 60, scope: !132)
!140 = !DILocation(line: 20, column: 64, scope: !132)
!141 = !DILocation(line: 20, column: 78, scope: !132)
!142 = !DILocation(line: 20, column: 81, scope: !132)
!143 = !DILocation(line: 20, column: 90, scope: !132)
!144 = !DILocation(line: 20, column: 87, scope: !132)
!145 = !DILocation(line: 0, scope: !132)
!146 = !DILocation(line: 20, column: 45, scope: !132)
!147 = !DILocation(line: 20, column: 99, scope: !132)
!148 = distinct !DISubprogram(name: "wait_for", scope: !3, file: !3, line: 11, type: !149, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !59)
!149 = !DISubroutineType(types: !150)
!150 = !{!23, !23}
!151 = !DILocalVariable(name: "name", arg: 1, scope: !148, file: !3, line: 11, type: !23)
!152 = !DILocation(line: 11, column: 29, scope: !148)
!153 = !DILocalVariable(name: "own", scope: !148, file: !3, line: 12, type: !9)
!154 = !DILocation(line: 12, column: 10, scope: !148)
!155 = !DILocation(line: 12, column: 25, scope: !148)
!156 = !DILocation(line: 12, column: 16, scope: !148)
!157 = !DILocation(line: 13, column: 18, scope: !148)
!158 = !DILocation(line: 13, column: 25, scope: !148)
!159 = !DILocation(line: 13, column: 22, scope: !148)
!160 = !DILocation(line: 13, column: 3, scope: !148)
!161 = !DILocation(line: 14, column: 12, scope: !148)
!162 = !DILocation(line: 14, column: 3, scope: !148)
!163 = !DILocation(line: 15, column: 3, scope: !148)
!164 = !DILocation(line: 16, column: 13, scope: !148)
!165 = !DILocation(line: 16, column: 3, scope: !148)
!166 = !DILocation(line: 17, column: 3, scope: !148)
!167 = distinct !DISubprogram(name: "value_of", scope: !3, file: !3, line: 22, type: !168, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !59)
!168 = !DISubroutineType(types: !169)
!169 = !{!6, !9}
!170 = !DILocalVariable(name: "sem", arg: 1, scope: !167, file: !3, line: 22, type: !9)
!171 = !DILocation(line: 22, column: 28, scope: !167)
!172 = !DILocalVariable(name: "value", scope: !167, file: !3, line: 23, type: !6)
!173 = !DILocation(line: 23, column: 7, scope: !167)
!174 = !DILocation(line: 24, column: 16, scope: !167)
!175 = !DILocation(line: 24, column: 3, scope: !167)
!176 = !DILocation(line: 25, column: 10, scope: !167)
!177 = !DILocation(line: 25, column: 3, scope: !167)
