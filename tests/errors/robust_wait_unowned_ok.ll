; ModuleID = 'robust_wait_unowned_ok.c'
source_filename = "robust_wait_unowned_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }
%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_mutexattr_t = type { i32 }

@__const.main.until = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [42 x i8] c"pthread_cond_wait(&cond, &mutex) == EPERM\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [25 x i8] c"robust_wait_unowned_ok.c\00", align 1, !dbg !11
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !16
@.str.2 = private unnamed_addr constant [55 x i8] c"pthread_cond_timedwait(&cond, &mutex, &until) == EPERM\00", align 1, !dbg !22
@cond = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !27

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !65 {
entry:
  %retval = alloca i32, align 4
  %until = alloca %struct.timespec, align 8
  %attributes = alloca %union.pthread_mutexattr_t, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %until, !69, !DIExpression(), !76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %until, ptr align 8 @__const.main.until, i64 16, i1 false), !dbg !76
    #dbg_declare(ptr %attributes, !77, !DIExpression(), !82)
  %call = call i32 @pthread_mutexattr_init(ptr noundef %attributes), !dbg !83
  %call1 = call i32 @pthread_mutexattr_setrobust(ptr noundef %attributes, i32 noundef 1), !dbg !84
  %call2 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %attributes), !dbg !85
  %call3 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !86
  %cmp = icmp eq i32 %call3, 1, !dbg !86
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !86

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !86

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__func__.main) #4, !dbg !86
  unreachable, !dbg !86

0:                                                ; No predecessors!
  br label %cond.end, !dbg !86

cond.end:                                         ; preds = %0, %cond.true
  %call4 = call i32 @pthread_cond_timedwait(ptr noundef @cond, ptr noundef @mutex, ptr noundef %until), !dbg !87
  %cmp5 = icmp eq i32 %call4, 1, !dbg !87
  br i1 %cmp5, label %cond.true6, label %cond.false7, !dbg !87

cond.true6:                                       ; preds = %cond.end
  br label %cond.end8, !dbg !87

cond.false7:                                      ; preds = %cond.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__func__.main) #4, !dbg !87
  unreachable, !dbg !87

1:                                                ; No predecessors!
  br label %cond.end8, !dbg !87

cond.end8:                                        ; preds = %1, %cond.true6
  ret i32 0, !dbg !88
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @pthread_mutexattr_init(ptr noundef) #2

declare i32 @pthread_mutexattr_setrobust(ptr noundef, i32 noundef) #2

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!58, !59, !60, !61, !62, !63, !64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 7, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "robust_wait_unowned_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "daa81057a1e9eab001697241b0d36fa1")
!4 = !{!5, !11, !16, !22, !0, !27}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 336, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 42)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 200, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 25)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 40, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 5)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 16, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 440, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 55)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 8, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !30, line: 66, baseType: !31)
!30 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 63, size: 384, elements: !32)
!32 = !{!33, !38}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !31, file: !30, line: 64, baseType: !34, size: 384)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 384, elements: !36)
!35 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!36 = !{!37}
!37 = !DISubrange(count: 12)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 65, baseType: !39, size: 64)
!39 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !30, line: 57, baseType: !41)
!41 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 45, size: 320, elements: !42)
!42 = !{!43, !52, !56}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !41, file: !30, line: 54, baseType: !44, size: 160)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !41, file: !30, line: 46, size: 160, elements: !45)
!45 = !{!46, !48, !49, !50, !51}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !44, file: !30, line: 47, baseType: !47, size: 32)
!47 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !44, file: !30, line: 48, baseType: !35, size: 32, offset: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !44, file: !30, line: 49, baseType: !47, size: 32, offset: 64)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !44, file: !30, line: 51, baseType: !35, size: 32, offset: 96)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !44, file: !30, line: 53, baseType: !47, size: 32, offset: 128)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !41, file: !30, line: 55, baseType: !53, size: 320)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 320, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 40)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !41, file: !30, line: 56, baseType: !57, size: 64)
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !{i32 7, !"Dwarf Version", i32 5}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 8, !"PIC Level", i32 2}
!62 = !{i32 7, !"PIE Level", i32 2}
!63 = !{i32 7, !"uwtable", i32 2}
!64 = !{i32 7, !"frame-pointer", i32 2}
!65 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !66, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!47}
!68 = !{}
!69 = !DILocalVariable(name: "until", scope: !65, file: !3, line: 10, type: !70)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !71, line: 8, size: 128, elements: !72)
!71 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "d39ec06182267c165bc5ae32a6941cfd")
!72 = !{!73, !75}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !70, file: !71, line: 9, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !30, line: 23, baseType: !57)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !70, file: !71, line: 10, baseType: !57, size: 64, offset: 64)
!76 = !DILocation(line: 10, column: 19, scope: !65)
!77 = !DILocalVariable(name: "attributes", scope: !65, file: !3, line: 11, type: !78)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !30, line: 61, baseType: !79)
!79 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 59, size: 32, elements: !80)
!80 = !{!81}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !79, file: !30, line: 60, baseType: !47, size: 32)
!82 = !DILocation(line: 11, column: 23, scope: !65)
!83 = !DILocation(line: 12, column: 3, scope: !65)
!84 = !DILocation(line: 13, column: 3, scope: !65)
!85 = !DILocation(line: 14, column: 3, scope: !65)
!86 = !DILocation(line: 15, column: 3, scope: !65)
!87 = !DILocation(line: 16, column: 3, scope: !65)
!88 = !DILocation(line: 17, column: 3, scope: !65)
