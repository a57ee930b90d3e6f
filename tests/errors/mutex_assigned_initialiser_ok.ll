; ModuleID = 'mutex_assigned_initialiser_ok.c'
source_filename = "mutex_assigned_initialiser_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%struct.anon = type { i32, i32, i32, i32, i32 }

@mutexes = internal global [2 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [43 x i8] c"pthread_mutex_lock(&mutexes[0]) == EDEADLK\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [32 x i8] c"mutex_assigned_initialiser_ok.c\00", align 1, !dbg !13
@__func__.worker = private unnamed_addr constant [7 x i8] c"worker\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !54 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !58, !DIExpression(), !61)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !62
  %0 = load i64, ptr %t, align 8, !dbg !63
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !64
  ret i32 0, !dbg !65
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !66 {
entry:
  %unused.addr = alloca ptr, align 8
  %.compoundliteral = alloca %union.pthread_mutex_t, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !69, !DIExpression(), !70)
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral, i8 0, i64 40, i1 false), !dbg !71
  %__lock = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 0, !dbg !72
  %__count = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 1, !dbg !72
  %__owner = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 2, !dbg !72
  %__users = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 3, !dbg !72
  %__kind = getelementptr inbounds %struct.anon, ptr %.compoundliteral, i32 0, i32 4, !dbg !72
  store i32 2, ptr %__kind, align 8, !dbg !72
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @mutexes, ptr align 8 %.compoundliteral, i64 40, i1 false), !dbg !71
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutexes), !dbg !73
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @mutexes), !dbg !74
  %cmp = icmp eq i32 %call1, 35, !dbg !74
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !74

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !74

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__func__.worker) #5, !dbg !74
  unreachable, !dbg !74

0:                                                ; No predecessors!
  br label %cond.end, !dbg !74

cond.end:                                         ; preds = %0, %cond.true
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !75
  ret ptr %1, !dbg !76
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutexes", scope: !2, file: !3, line: 11, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mutex_assigned_initialiser_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "3a932b5900fa10c7fe5c39b54cbad6db")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 16, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 344, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 43)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 16, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 32)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 16, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 56, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 7)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 640, elements: !45)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !26, line: 52, baseType: !27)
!26 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!27 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !26, line: 40, size: 320, elements: !28)
!28 = !{!29, !39, !43}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !27, file: !26, line: 49, baseType: !30, size: 160)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !27, file: !26, line: 41, size: 160, elements: !31)
!31 = !{!32, !34, !36, !37, !38}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !30, file: !26, line: 42, baseType: !33, size: 32)
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !30, file: !26, line: 43, baseType: !35, size: 32, offset: 32)
!35 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !30, file: !26, line: 44, baseType: !33, size: 32, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !30, file: !26, line: 46, baseType: !35, size: 32, offset: 96)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !30, file: !26, line: 48, baseType: !33, size: 32, offset: 128)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !27, file: !26, line: 50, baseType: !40, size: 320)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 40)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !27, file: !26, line: 51, baseType: !44, size: 64)
!44 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!45 = !{!46}
!46 = !DISubrange(count: 2)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !55, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!33}
!57 = !{}
!58 = !DILocalVariable(name: "t", scope: !54, file: !3, line: 21, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 35, baseType: !60)
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !DILocation(line: 21, column: 13, scope: !54)
!62 = !DILocation(line: 22, column: 3, scope: !54)
!63 = !DILocation(line: 23, column: 16, scope: !54)
!64 = !DILocation(line: 23, column: 3, scope: !54)
!65 = !DILocation(line: 24, column: 3, scope: !54)
!66 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 13, type: !67, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!67 = !DISubroutineType(types: !68)
!68 = !{!5, !5}
!69 = !DILocalVariable(name: "unused", arg: 1, scope: !66, file: !3, line: 13, type: !5)
!70 = !DILocation(line: 13, column: 27, scope: !66)
!71 = !DILocation(line: 14, column: 16, scope: !66)
!72 = !DILocation(line: 14, column: 33, scope: !66)
!73 = !DILocation(line: 15, column: 3, scope: !66)
!74 = !DILocation(line: 16, column: 3, scope: !66)
!75 = !DILocation(line: 17, column: 10, scope: !66)
!76 = !DILocation(line: 17, column: 3, scope: !66)
