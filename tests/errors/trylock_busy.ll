; ModuleID = 'trylock_busy.c'
source_filename = "trylock_busy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [31 x i8] c"pthread_mutex_trylock(&m) == 0\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [15 x i8] c"trylock_busy.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@m = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !55, !DIExpression(), !58)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @hold, ptr noundef null), !dbg !59
  %call1 = call i32 @pthread_mutex_trylock(ptr noundef @m), !dbg !60
  %cmp = icmp eq i32 %call1, 0, !dbg !60
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !60

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !60

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__func__.main) #3, !dbg !60
  unreachable, !dbg !60

0:                                                ; No predecessors!
  br label %cond.end, !dbg !60

cond.end:                                         ; preds = %0, %cond.true
  ret i32 0, !dbg !61
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @hold(ptr noundef %unused) #0 !dbg !62 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !65, !DIExpression(), !66)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !67
  %call = call i32 @pthread_mutex_lock(ptr noundef @m), !dbg !68
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @m), !dbg !69
  ret ptr null, !dbg !70
}

declare i32 @pthread_mutex_trylock(ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "trylock_busy.c", directory: ".", checksumkind: CSK_MD5, checksum: "a4c536c933405c2f1dcfa1decb252133")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 31)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 15)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "m", scope: !20, file: !2, line: 7, type: !24, isLocal: true, isDefinition: true)
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
!51 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 15, type: !52, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!32}
!54 = !{}
!55 = !DILocalVariable(name: "t", scope: !51, file: !2, line: 16, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 35, baseType: !57)
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 16, column: 13, scope: !51)
!59 = !DILocation(line: 17, column: 3, scope: !51)
!60 = !DILocation(line: 18, column: 3, scope: !51)
!61 = !DILocation(line: 19, column: 3, scope: !51)
!62 = distinct !DISubprogram(name: "hold", scope: !2, file: !2, line: 8, type: !63, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !54)
!63 = !DISubroutineType(types: !64)
!64 = !{!22, !22}
!65 = !DILocalVariable(name: "unused", arg: 1, scope: !62, file: !2, line: 8, type: !22)
!66 = !DILocation(line: 8, column: 25, scope: !62)
!67 = !DILocation(line: 9, column: 9, scope: !62)
!68 = !DILocation(line: 10, column: 3, scope: !62)
!69 = !DILocation(line: 11, column: 3, scope: !62)
!70 = !DILocation(line: 12, column: 3, scope: !62)
