; ModuleID = 'cond_wait_recursive.c'
source_filename = "cond_wait_recursive.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@is_ready = internal global i32 0, align 4, !dbg !0
@mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon { i32 0, i32 0, i32 0, i32 0, i32 1 }, [20 x i8] undef }, align 8, !dbg !7
@cond = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !52, !DIExpression(), !55)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !56
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !57
  %call2 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @produce, ptr noundef null), !dbg !58
  br label %while.cond, !dbg !59

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, ptr @is_ready, align 4, !dbg !60
  %tobool = icmp ne i32 %0, 0, !dbg !61
  %lnot = xor i1 %tobool, true, !dbg !61
  br i1 %lnot, label %while.body, label %while.end, !dbg !59

while.body:                                       ; preds = %while.cond
  %call3 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !62
  br label %while.cond, !dbg !59, !llvm.loop !63

while.end:                                        ; preds = %while.cond
  %call4 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !66
  %call5 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !67
  %1 = load i64, ptr %t, align 8, !dbg !68
  %call6 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !69
  ret i32 0, !dbg !70
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @produce(ptr noundef %unused) #0 !dbg !71 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !74, !DIExpression(), !75)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !76
  store i32 1, ptr @is_ready, align 4, !dbg !77
  %call1 = call i32 @pthread_cond_signal(ptr noundef @cond), !dbg !78
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !79
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !80
  ret ptr %0, !dbg !81
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_cond_signal(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "is_ready", scope: !2, file: !3, line: 11, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cond_wait_recursive.c", directory: ".", checksumkind: CSK_MD5, checksum: "8c0763aaaf01ef45255b76d23ba5ddc3")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !30}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 52, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 40, size: 320, elements: !12)
!12 = !{!13, !23, !28}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !11, file: !10, line: 49, baseType: !14, size: 160)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !11, file: !10, line: 41, size: 160, elements: !15)
!15 = !{!16, !18, !20, !21, !22}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !10, line: 42, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !10, line: 43, baseType: !19, size: 32, offset: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !10, line: 44, baseType: !17, size: 32, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !14, file: !10, line: 46, baseType: !19, size: 32, offset: 96)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !10, line: 48, baseType: !17, size: 32, offset: 128)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !11, file: !10, line: 50, baseType: !24, size: 320)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 320, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 40)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 51, baseType: !29, size: 64)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 10, type: !32, isLocal: true, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !10, line: 61, baseType: !33)
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 58, size: 384, elements: !34)
!34 = !{!35, !39}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !33, file: !10, line: 59, baseType: !36, size: 384)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 384, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 12)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !10, line: 60, baseType: !40, size: 64)
!40 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !49, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!17}
!51 = !{}
!52 = !DILocalVariable(name: "t", scope: !48, file: !3, line: 22, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !54)
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 22, column: 13, scope: !48)
!56 = !DILocation(line: 23, column: 3, scope: !48)
!57 = !DILocation(line: 24, column: 3, scope: !48)
!58 = !DILocation(line: 25, column: 3, scope: !48)
!59 = !DILocation(line: 26, column: 3, scope: !48)
!60 = !DILocation(line: 26, column: 11, scope: !48)
!61 = !DILocation(line: 26, column: 10, scope: !48)
!62 = !DILocation(line: 27, column: 5, scope: !48)
!63 = distinct !{!63, !59, !64, !65}
!64 = !DILocation(line: 27, column: 36, scope: !48)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !DILocation(line: 28, column: 3, scope: !48)
!67 = !DILocation(line: 29, column: 3, scope: !48)
!68 = !DILocation(line: 30, column: 16, scope: !48)
!69 = !DILocation(line: 30, column: 3, scope: !48)
!70 = !DILocation(line: 31, column: 3, scope: !48)
!71 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 13, type: !72, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!72 = !DISubroutineType(types: !73)
!73 = !{!5, !5}
!74 = !DILocalVariable(name: "unused", arg: 1, scope: !71, file: !3, line: 13, type: !5)
!75 = !DILocation(line: 13, column: 28, scope: !71)
!76 = !DILocation(line: 14, column: 3, scope: !71)
!77 = !DILocation(line: 15, column: 12, scope: !71)
!78 = !DILocation(line: 16, column: 3, scope: !71)
!79 = !DILocation(line: 17, column: 3, scope: !71)
!80 = !DILocation(line: 18, column: 10, scope: !71)
!81 = !DILocation(line: 18, column: 3, scope: !71)
