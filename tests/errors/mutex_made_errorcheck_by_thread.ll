; ModuleID = 'mutex_made_errorcheck_by_thread.c'
source_filename = "mutex_made_errorcheck_by_thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }
%union.pthread_mutex_t = type { i64, [32 x i8] }

@.str = private unnamed_addr constant [17 x i8] c"error != EDEADLK\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [34 x i8] c"mutex_made_errorcheck_by_thread.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon { i32 0, i32 0, i32 0, i32 0, i32 1 }, [20 x i8] undef }, align 8, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %error = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !55, !DIExpression(), !58)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @make_errorcheck, ptr noundef null), !dbg !59
  %0 = load i64, ptr %t, align 8, !dbg !60
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !61
  %call2 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !62
    #dbg_declare(ptr %error, !63, !DIExpression(), !64)
  %call3 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !65
  store i32 %call3, ptr %error, align 4, !dbg !64
  %1 = load i32, ptr %error, align 4, !dbg !66
  %cmp = icmp ne i32 %1, 35, !dbg !66
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !66

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !66

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__func__.main) #5, !dbg !66
  unreachable, !dbg !66

2:                                                ; No predecessors!
  br label %cond.end, !dbg !66

cond.end:                                         ; preds = %2, %cond.true
  ret i32 0, !dbg !67
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @make_errorcheck(ptr noundef %unused) #0 !dbg !68 {
entry:
  %unused.addr = alloca ptr, align 8
  %.compoundliteral = alloca %union.pthread_mutex_t, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !71, !DIExpression(), !72)
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral, i8 0, i64 40, i1 false), !dbg !73
  %__lock = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 0, !dbg !74
  %__count = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 1, !dbg !74
  %__owner = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 2, !dbg !74
  %__users = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 3, !dbg !74
  %__kind = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 4, !dbg !74
  store i32 2, ptr %__kind, align 8, !dbg !74
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @mutex, ptr align 8 %.compoundliteral, i64 40, i1 false), !dbg !73
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !75
  ret ptr %0, !dbg !76
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noreturn }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "mutex_made_errorcheck_by_thread.c", directory: ".", checksumkind: CSK_MD5, checksum: "d44c40840974e4aa953f7d2769f74657")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 17)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 272, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 34)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "mutex", scope: !20, file: !2, line: 11, type: !24, isLocal: true, isDefinition: true)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !21, globals: !23, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!23 = !{!0, !7, !12, !18}
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !25, line: 52, baseType: !26)
!25 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!26 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !25, line: 40, size: 320, elements: !27)
!27 = !{!28, !38, !42}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !26, file: !25, line: 49, baseType: !29, size: 160)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !26, file: !25, line: 41, size: 160, elements: !30)
!30 = !{!31, !33, !35, !36, !37}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !29, file: !25, line: 42, baseType: !32, size: 32)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !29, file: !25, line: 43, baseType: !34, size: 32, offset: 32)
!34 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !29, file: !25, line: 44, baseType: !32, size: 32, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !29, file: !25, line: 46, baseType: !34, size: 32, offset: 96)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !29, file: !25, line: 48, baseType: !32, size: 32, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !26, file: !25, line: 50, baseType: !39, size: 320)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 40)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !26, file: !25, line: 51, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 18, type: !52, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!32}
!54 = !{}
!55 = !DILocalVariable(name: "t", scope: !51, file: !2, line: 19, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 35, baseType: !57)
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 19, column: 13, scope: !51)
!59 = !DILocation(line: 20, column: 3, scope: !51)
!60 = !DILocation(line: 21, column: 16, scope: !51)
!61 = !DILocation(line: 21, column: 3, scope: !51)
!62 = !DILocation(line: 22, column: 3, scope: !51)
!63 = !DILocalVariable(name: "error", scope: !51, file: !2, line: 23, type: !32)
!64 = !DILocation(line: 23, column: 7, scope: !51)
!65 = !DILocation(line: 23, column: 15, scope: !51)
!66 = !DILocation(line: 24, column: 3, scope: !51)
!67 = !DILocation(line: 25, column: 3, scope: !51)
!68 = distinct !DISubprogram(name: "make_errorcheck", scope: !2, file: !2, line: 13, type: !69, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !54)
!69 = !DISubroutineType(types: !70)
!70 = !{!22, !22}
!71 = !DILocalVariable(name: "unused", arg: 1, scope: !68, file: !2, line: 13, type: !22)
!72 = !DILocation(line: 13, column: 36, scope: !68)
!73 = !DILocation(line: 14, column: 11, scope: !68)
!74 = !DILocation(line: 14, column: 28, scope: !68)
!75 = !DILocation(line: 15, column: 10, scope: !68)
!76 = !DILocation(line: 15, column: 3, scope: !68)
