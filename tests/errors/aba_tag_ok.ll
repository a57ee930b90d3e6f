; ModuleID = 'aba_tag_ok.c'
source_filename = "aba_tag_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { ptr }
%struct.top = type { ptr, i64 }

@a = internal global %struct.node zeroinitializer, align 8, !dbg !0
@__const.main.start = private unnamed_addr constant %struct.top { ptr @a, i64 0 }, align 8
@b = internal global %struct.node zeroinitializer, align 8, !dbg !26
@top = internal global %struct.top zeroinitializer, align 16, !dbg !33
@.str = private unnamed_addr constant [26 x i8] c"!mine || mine != end.node\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [13 x i8] c"aba_tag_ok.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [26 x i8] c"end.node != &b || has_one\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
entry:
  %retval = alloca i32, align 4
  %start = alloca %struct.top, align 8
  %thread = alloca i64, align 8
  %has_one = alloca ptr, align 8
  %mine = alloca ptr, align 8
  %end = alloca %struct.top, align 8
  %atomic-temp = alloca %struct.top, align 16
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %start, !55, !DIExpression(), !56)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %start, ptr align 8 @__const.main.start, i64 16, i1 false), !dbg !56
  store ptr @b, ptr @a, align 8, !dbg !57
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @top, ptr align 8 %start, i64 16, i1 false), !dbg !58
    #dbg_declare(ptr %thread, !59, !DIExpression(), !62)
    #dbg_declare(ptr %has_one, !63, !DIExpression(), !64)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @other, ptr noundef null), !dbg !65
    #dbg_declare(ptr %mine, !66, !DIExpression(), !67)
  %call1 = call ptr @pop(), !dbg !68
  store ptr %call1, ptr %mine, align 8, !dbg !67
  %0 = load i64, ptr %thread, align 8, !dbg !69
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef %has_one), !dbg !70
    #dbg_declare(ptr %end, !71, !DIExpression(), !72)
  %1 = load atomic i128, ptr @top seq_cst, align 16, !dbg !73
  store i128 %1, ptr %atomic-temp, align 16, !dbg !73
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %end, ptr align 16 %atomic-temp, i64 16, i1 false), !dbg !73
  %2 = load ptr, ptr %mine, align 8, !dbg !74
  %tobool = icmp ne ptr %2, null, !dbg !74
  br i1 %tobool, label %lor.lhs.false, label %cond.true, !dbg !74

lor.lhs.false:                                    ; preds = %entry
  %3 = load ptr, ptr %mine, align 8, !dbg !74
  %node = getelementptr inbounds %struct.top, ptr %end, i32 0, i32 0, !dbg !74
  %4 = load ptr, ptr %node, align 8, !dbg !74
  %cmp = icmp ne ptr %3, %4, !dbg !74
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !74

cond.true:                                        ; preds = %lor.lhs.false, %entry
  br label %cond.end, !dbg !74

cond.false:                                       ; preds = %lor.lhs.false
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__func__.main) #4, !dbg !74
  unreachable, !dbg !74

5:                                                ; No predecessors!
  br label %cond.end, !dbg !74

cond.end:                                         ; preds = %5, %cond.true
  %node3 = getelementptr inbounds %struct.top, ptr %end, i32 0, i32 0, !dbg !75
  %6 = load ptr, ptr %node3, align 8, !dbg !75
  %cmp4 = icmp ne ptr %6, @b, !dbg !75
  br i1 %cmp4, label %cond.true7, label %lor.lhs.false5, !dbg !75

lor.lhs.false5:                                   ; preds = %cond.end
  %7 = load ptr, ptr %has_one, align 8, !dbg !75
  %tobool6 = icmp ne ptr %7, null, !dbg !75
  br i1 %tobool6, label %cond.true7, label %cond.false8, !dbg !75

cond.true7:                                       ; preds = %lor.lhs.false5, %cond.end
  br label %cond.end9, !dbg !75

cond.false8:                                      ; preds = %lor.lhs.false5
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__func__.main) #4, !dbg !75
  unreachable, !dbg !75

8:                                                ; No predecessors!
  br label %cond.end9, !dbg !75

cond.end9:                                        ; preds = %8, %cond.true7
  ret i32 0, !dbg !76
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @other(ptr noundef %unused) #0 !dbg !77 {
entry:
  %unused.addr = alloca ptr, align 8
  %first = alloca ptr, align 8
  %second = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !80, !DIExpression(), !81)
    #dbg_declare(ptr %first, !82, !DIExpression(), !83)
  %call = call ptr @pop(), !dbg !84
  store ptr %call, ptr %first, align 8, !dbg !83
    #dbg_declare(ptr %second, !85, !DIExpression(), !86)
  %call1 = call ptr @pop(), !dbg !87
  store ptr %call1, ptr %second, align 8, !dbg !86
  %0 = load ptr, ptr %first, align 8, !dbg !88
  %tobool = icmp ne ptr %0, null, !dbg !88
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !90

land.lhs.true:                                    ; preds = %entry
  %1 = load ptr, ptr %second, align 8, !dbg !91
  %tobool2 = icmp ne ptr %1, null, !dbg !91
  br i1 %tobool2, label %if.then, label %if.end, !dbg !92

if.then:                                          ; preds = %land.lhs.true
  %2 = load ptr, ptr %first, align 8, !dbg !93
  call void @push(ptr noundef %2), !dbg !94
  br label %if.end, !dbg !94

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %3 = load ptr, ptr %second, align 8, !dbg !95
  %tobool3 = icmp ne ptr %3, null, !dbg !95
  br i1 %tobool3, label %cond.true, label %cond.false, !dbg !95

cond.true:                                        ; preds = %if.end
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !96
  br label %cond.end, !dbg !95

cond.false:                                       ; preds = %if.end
  br label %cond.end, !dbg !95

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %4, %cond.true ], [ @top, %cond.false ], !dbg !95
  ret ptr %cond, !dbg !97
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @pop() #0 !dbg !98 {
entry:
  %old = alloca %struct.top, align 8
  %atomic-temp = alloca %struct.top, align 16
  %new = alloca %struct.top, align 8
  %atomic-temp3 = alloca ptr, align 8
  %.atomictmp = alloca %struct.top, align 8
  %cmpxchg.bool = alloca i8, align 1
    #dbg_declare(ptr %old, !101, !DIExpression(), !102)
  %0 = load atomic i128, ptr @top seq_cst, align 16, !dbg !103
  store i128 %0, ptr %atomic-temp, align 16, !dbg !103
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %old, ptr align 16 %atomic-temp, i64 16, i1 false), !dbg !103
  br label %while.cond, !dbg !104

while.cond:                                       ; preds = %if.end, %entry
  %node = getelementptr inbounds %struct.top, ptr %old, i32 0, i32 0, !dbg !105
  %1 = load ptr, ptr %node, align 8, !dbg !105
  %tobool = icmp ne ptr %1, null, !dbg !104
  br i1 %tobool, label %while.body, label %while.end, !dbg !104

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %new, !106, !DIExpression(), !108)
  %node1 = getelementptr inbounds %struct.top, ptr %new, i32 0, i32 0, !dbg !109
  %node2 = getelementptr inbounds %struct.top, ptr %old, i32 0, i32 0, !dbg !110
  %2 = load ptr, ptr %node2, align 8, !dbg !110
  %next = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 0, !dbg !110
  %3 = load atomic i64, ptr %next seq_cst, align 8, !dbg !110
  store i64 %3, ptr %atomic-temp3, align 8, !dbg !110
  %4 = load ptr, ptr %atomic-temp3, align 8, !dbg !110
  store ptr %4, ptr %node1, align 8, !dbg !109
  %tag = getelementptr inbounds %struct.top, ptr %new, i32 0, i32 1, !dbg !109
  %tag4 = getelementptr inbounds %struct.top, ptr %old, i32 0, i32 1, !dbg !111
  %5 = load i64, ptr %tag4, align 8, !dbg !111
  %add = add i64 %5, 1, !dbg !112
  store i64 %add, ptr %tag, align 8, !dbg !109
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.atomictmp, ptr align 8 %new, i64 16, i1 false), !dbg !113
  %6 = load i128, ptr %old, align 8, !dbg !113
  %7 = load i128, ptr %.atomictmp, align 8, !dbg !113
  %8 = cmpxchg ptr @top, i128 %6, i128 %7 seq_cst seq_cst, align 16, !dbg !113
  %9 = extractvalue { i128, i1 } %8, 0, !dbg !113
  %10 = extractvalue { i128, i1 } %8, 1, !dbg !113
  br i1 %10, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !113

cmpxchg.store_expected:                           ; preds = %while.body
  store i128 %9, ptr %old, align 8, !dbg !113
  br label %cmpxchg.continue, !dbg !113

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %while.body
  %storedv = zext i1 %10 to i8, !dbg !113
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !113
  %11 = load i8, ptr %cmpxchg.bool, align 1, !dbg !113
  %loadedv = trunc i8 %11 to i1, !dbg !113
  br i1 %loadedv, label %if.then, label %if.end, !dbg !115

if.then:                                          ; preds = %cmpxchg.continue
  br label %while.end, !dbg !116

if.end:                                           ; preds = %cmpxchg.continue
  br label %while.cond, !dbg !104, !llvm.loop !117

while.end:                                        ; preds = %if.then, %while.cond
  %node5 = getelementptr inbounds %struct.top, ptr %old, i32 0, i32 0, !dbg !120
  %12 = load ptr, ptr %node5, align 8, !dbg !120
  ret ptr %12, !dbg !121
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @push(ptr noundef %node) #0 !dbg !122 {
entry:
  %node.addr = alloca ptr, align 8
  %old = alloca %struct.top, align 8
  %atomic-temp = alloca %struct.top, align 16
  %new = alloca %struct.top, align 8
  %.atomictmp = alloca ptr, align 8
  %.compoundliteral = alloca %struct.top, align 8
  %.atomictmp4 = alloca %struct.top, align 8
  %cmpxchg.bool = alloca i8, align 1
  store ptr %node, ptr %node.addr, align 8
    #dbg_declare(ptr %node.addr, !125, !DIExpression(), !126)
    #dbg_declare(ptr %old, !127, !DIExpression(), !128)
  %0 = load atomic i128, ptr @top seq_cst, align 16, !dbg !129
  store i128 %0, ptr %atomic-temp, align 16, !dbg !129
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %old, ptr align 16 %atomic-temp, i64 16, i1 false), !dbg !129
    #dbg_declare(ptr %new, !130, !DIExpression(), !131)
  br label %do.body, !dbg !132

do.body:                                          ; preds = %cmpxchg.continue, %entry
  %1 = load ptr, ptr %node.addr, align 8, !dbg !133
  %next = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !133
  %node1 = getelementptr inbounds %struct.top, ptr %old, i32 0, i32 0, !dbg !133
  %2 = load ptr, ptr %node1, align 8, !dbg !133
  store ptr %2, ptr %.atomictmp, align 8, !dbg !133
  %3 = load i64, ptr %.atomictmp, align 8, !dbg !133
  store atomic i64 %3, ptr %next seq_cst, align 8, !dbg !133
  %node2 = getelementptr inbounds %struct.top, ptr %.compoundliteral, i32 0, i32 0, !dbg !135
  %4 = load ptr, ptr %node.addr, align 8, !dbg !136
  store ptr %4, ptr %node2, align 8, !dbg !135
  %tag = getelementptr inbounds %struct.top, ptr %.compoundliteral, i32 0, i32 1, !dbg !135
  %tag3 = getelementptr inbounds %struct.top, ptr %old, i32 0, i32 1, !dbg !137
  %5 = load i64, ptr %tag3, align 8, !dbg !137
  %add = add i64 %5, 1, !dbg !138
  store i64 %add, ptr %tag, align 8, !dbg !135
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %new, ptr align 8 %.compoundliteral, i64 16, i1 false), !dbg !139
  br label %do.cond, !dbg !140

do.cond:                                          ; preds = %do.body
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.atomictmp4, ptr align 8 %new, i64 16, i1 false), !dbg !141
  %6 = load i128, ptr %old, align 8, !dbg !141
  %7 = load i128, ptr %.atomictmp4, align 8, !dbg !141
  %8 = cmpxchg ptr @top, i128 %6, i128 %7 seq_cst seq_cst, align 16, !dbg !141
  %9 = extractvalue { i128, i1 } %8, 0, !dbg !141
  %10 = extractvalue { i128, i1 } %8, 1, !dbg !141
  br i1 %10, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !141

cmpxchg.store_expected:                           ; preds = %do.cond
  store i128 %9, ptr %old, align 8, !dbg !141
  br label %cmpxchg.continue, !dbg !141

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.cond
  %storedv = zext i1 %10 to i8, !dbg !141
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !141
  %11 = load i8, ptr %cmpxchg.bool, align 1, !dbg !141
  %loadedv = trunc i8 %11 to i1, !dbg !141
  %lnot = xor i1 %loadedv, true, !dbg !142
  br i1 %lnot, label %do.body, label %do.end, !dbg !140, !llvm.loop !143

do.end:                                           ; preds = %cmpxchg.continue
  ret void, !dbg !145
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 22, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "aba_tag_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "83cb16a9df391858c3804a553f3fc904")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !26, !33}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 208, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 26)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 104, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 13)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !9, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 22, type: !28, isLocal: true, isDefinition: true)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 15, size: 64, elements: !29)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !28, file: !3, line: 16, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 23, type: !35, isLocal: true, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !36)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "top", file: !3, line: 18, size: 128, elements: !37)
!37 = !{!38, !39}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "node", scope: !36, file: !3, line: 19, baseType: !32, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !36, file: !3, line: 20, baseType: !40, size: 64, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !41, line: 47, baseType: !42)
!41 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "78c4f75d05cc47f1c15dc60e3adeca04")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 49, type: !51, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!51 = !DISubroutineType(types: !52)
!52 = !{!53}
!53 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!54 = !{}
!55 = !DILocalVariable(name: "start", scope: !50, file: !3, line: 50, type: !36)
!56 = !DILocation(line: 50, column: 16, scope: !50)
!57 = !DILocation(line: 51, column: 5, scope: !50)
!58 = !DILocation(line: 52, column: 23, scope: !50)
!59 = !DILocalVariable(name: "thread", scope: !50, file: !3, line: 53, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !61, line: 75, baseType: !42)
!61 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!62 = !DILocation(line: 53, column: 15, scope: !50)
!63 = !DILocalVariable(name: "has_one", scope: !50, file: !3, line: 54, type: !5)
!64 = !DILocation(line: 54, column: 11, scope: !50)
!65 = !DILocation(line: 55, column: 5, scope: !50)
!66 = !DILocalVariable(name: "mine", scope: !50, file: !3, line: 56, type: !32)
!67 = !DILocation(line: 56, column: 18, scope: !50)
!68 = !DILocation(line: 56, column: 25, scope: !50)
!69 = !DILocation(line: 57, column: 18, scope: !50)
!70 = !DILocation(line: 57, column: 5, scope: !50)
!71 = !DILocalVariable(name: "end", scope: !50, file: !3, line: 59, type: !36)
!72 = !DILocation(line: 59, column: 16, scope: !50)
!73 = !DILocation(line: 59, column: 22, scope: !50)
!74 = !DILocation(line: 60, column: 5, scope: !50)
!75 = !DILocation(line: 61, column: 5, scope: !50)
!76 = !DILocation(line: 62, column: 5, scope: !50)
!77 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 42, type: !78, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!78 = !DISubroutineType(types: !79)
!79 = !{!5, !5}
!80 = !DILocalVariable(name: "unused", arg: 1, scope: !77, file: !3, line: 42, type: !5)
!81 = !DILocation(line: 42, column: 26, scope: !77)
!82 = !DILocalVariable(name: "first", scope: !77, file: !3, line: 44, type: !32)
!83 = !DILocation(line: 44, column: 18, scope: !77)
!84 = !DILocation(line: 44, column: 26, scope: !77)
!85 = !DILocalVariable(name: "second", scope: !77, file: !3, line: 44, type: !32)
!86 = !DILocation(line: 44, column: 34, scope: !77)
!87 = !DILocation(line: 44, column: 43, scope: !77)
!88 = !DILocation(line: 45, column: 9, scope: !89)
!89 = distinct !DILexicalBlock(scope: !77, file: !3, line: 45, column: 9)
!90 = !DILocation(line: 45, column: 15, scope: !89)
!91 = !DILocation(line: 45, column: 18, scope: !89)
!92 = !DILocation(line: 45, column: 9, scope: !77)
!93 = !DILocation(line: 45, column: 31, scope: !89)
!94 = !DILocation(line: 45, column: 26, scope: !89)
!95 = !DILocation(line: 46, column: 12, scope: !77)
!96 = !DILocation(line: 46, column: 21, scope: !77)
!97 = !DILocation(line: 46, column: 5, scope: !77)
!98 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 25, type: !99, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!99 = !DISubroutineType(types: !100)
!100 = !{!32}
!101 = !DILocalVariable(name: "old", scope: !98, file: !3, line: 26, type: !36)
!102 = !DILocation(line: 26, column: 16, scope: !98)
!103 = !DILocation(line: 26, column: 22, scope: !98)
!104 = !DILocation(line: 27, column: 5, scope: !98)
!105 = !DILocation(line: 27, column: 16, scope: !98)
!106 = !DILocalVariable(name: "new", scope: !107, file: !3, line: 28, type: !36)
!107 = distinct !DILexicalBlock(scope: !98, file: !3, line: 27, column: 22)
!108 = !DILocation(line: 28, column: 20, scope: !107)
!109 = !DILocation(line: 28, column: 26, scope: !107)
!110 = !DILocation(line: 28, column: 27, scope: !107)
!111 = !DILocation(line: 28, column: 61, scope: !107)
!112 = !DILocation(line: 28, column: 65, scope: !107)
!113 = !DILocation(line: 29, column: 13, scope: !114)
!114 = distinct !DILexicalBlock(scope: !107, file: !3, line: 29, column: 13)
!115 = !DILocation(line: 29, column: 13, scope: !107)
!116 = !DILocation(line: 29, column: 62, scope: !114)
!117 = distinct !{!117, !104, !118, !119}
!118 = !DILocation(line: 30, column: 5, scope: !98)
!119 = !{!"llvm.loop.mustprogress"}
!120 = !DILocation(line: 31, column: 16, scope: !98)
!121 = !DILocation(line: 31, column: 5, scope: !98)
!122 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 34, type: !123, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!123 = !DISubroutineType(types: !124)
!124 = !{null, !32}
!125 = !DILocalVariable(name: "node", arg: 1, scope: !122, file: !3, line: 34, type: !32)
!126 = !DILocation(line: 34, column: 31, scope: !122)
!127 = !DILocalVariable(name: "old", scope: !122, file: !3, line: 35, type: !36)
!128 = !DILocation(line: 35, column: 16, scope: !122)
!129 = !DILocation(line: 35, column: 22, scope: !122)
!130 = !DILocalVariable(name: "new", scope: !122, file: !3, line: 35, type: !36)
!131 = !DILocation(line: 35, column: 41, scope: !122)
!132 = !DILocation(line: 36, column: 5, scope: !122)
!133 = !DILocation(line: 37, column: 9, scope: !134)
!134 = distinct !DILexicalBlock(scope: !122, file: !3, line: 36, column: 8)
!135 = !DILocation(line: 38, column: 27, scope: !134)
!136 = !DILocation(line: 38, column: 28, scope: !134)
!137 = !DILocation(line: 38, column: 38, scope: !134)
!138 = !DILocation(line: 38, column: 42, scope: !134)
!139 = !DILocation(line: 38, column: 15, scope: !134)
!140 = !DILocation(line: 39, column: 5, scope: !134)
!141 = !DILocation(line: 39, column: 15, scope: !122)
!142 = !DILocation(line: 39, column: 14, scope: !122)
!143 = distinct !{!143, !132, !144, !119}
!144 = !DILocation(line: 39, column: 62, scope: !122)
!145 = !DILocation(line: 40, column: 1, scope: !122)
