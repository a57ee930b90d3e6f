; ModuleID = 'thread_local_outlived.c'
source_filename = "thread_local_outlived.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@shown = internal global ptr null, align 8, !dbg !0
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !7
@own = internal thread_local global i32 0, align 4, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !40 {
entry:
  %first = alloca i64, align 8
  %second = alloca i64, align 8
    #dbg_declare(ptr %first, !44, !DIExpression(), !47)
    #dbg_declare(ptr %second, !48, !DIExpression(), !49)
  %call = call i32 @pthread_create(ptr noundef %first, ptr noundef null, ptr noundef @guest, ptr noundef null), !dbg !50
  %call1 = call i32 @pthread_create(ptr noundef %second, ptr noundef null, ptr noundef @owner, ptr noundef null), !dbg !51
  %0 = load i64, ptr %first, align 8, !dbg !52
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !53
  %1 = load i64, ptr %second, align 8, !dbg !54
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !55
  ret i32 0, !dbg !56
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @guest(ptr noundef %unused) #0 !dbg !57 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !60, !DIExpression(), !61)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !62
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !63
  %1 = load ptr, ptr @shown, align 8, !dbg !64
  %cmp = icmp ne ptr %1, null, !dbg !66
  br i1 %cmp, label %if.then, label %if.end, !dbg !67

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr @shown, align 8, !dbg !68
  store i32 1, ptr %2, align 4, !dbg !69
  br label %if.end, !dbg !70

if.end:                                           ; preds = %if.then, %entry
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !71
  ret ptr null, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %unused) #0 !dbg !73 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !74, !DIExpression(), !75)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !76
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !77
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !78
  store ptr %1, ptr @shown, align 8, !dbg !79
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !80
  %call2 = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !81
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !82
  ret ptr null, !dbg !83
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shown", scope: !2, file: !3, line: 9, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread_local_outlived.c", directory: ".", checksumkind: CSK_MD5, checksum: "b32b0976305545da54038bf4f307fd8a")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !30}
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
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 8, type: !17, isLocal: true, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !41, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!17}
!43 = !{}
!44 = !DILocalVariable(name: "first", scope: !40, file: !3, line: 32, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !46)
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 32, column: 13, scope: !40)
!48 = !DILocalVariable(name: "second", scope: !40, file: !3, line: 32, type: !45)
!49 = !DILocation(line: 32, column: 20, scope: !40)
!50 = !DILocation(line: 33, column: 3, scope: !40)
!51 = !DILocation(line: 34, column: 3, scope: !40)
!52 = !DILocation(line: 35, column: 16, scope: !40)
!53 = !DILocation(line: 35, column: 3, scope: !40)
!54 = !DILocation(line: 36, column: 16, scope: !40)
!55 = !DILocation(line: 36, column: 3, scope: !40)
!56 = !DILocation(line: 37, column: 1, scope: !40)
!57 = distinct !DISubprogram(name: "guest", scope: !3, file: !3, line: 22, type: !58, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!58 = !DISubroutineType(types: !59)
!59 = !{!5, !5}
!60 = !DILocalVariable(name: "unused", arg: 1, scope: !57, file: !3, line: 22, type: !5)
!61 = !DILocation(line: 22, column: 26, scope: !57)
!62 = !DILocation(line: 23, column: 9, scope: !57)
!63 = !DILocation(line: 24, column: 3, scope: !57)
!64 = !DILocation(line: 25, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !57, file: !3, line: 25, column: 7)
!66 = !DILocation(line: 25, column: 13, scope: !65)
!67 = !DILocation(line: 25, column: 7, scope: !57)
!68 = !DILocation(line: 26, column: 6, scope: !65)
!69 = !DILocation(line: 26, column: 12, scope: !65)
!70 = !DILocation(line: 26, column: 5, scope: !65)
!71 = !DILocation(line: 27, column: 3, scope: !57)
!72 = !DILocation(line: 28, column: 3, scope: !57)
!73 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 12, type: !58, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!74 = !DILocalVariable(name: "unused", arg: 1, scope: !73, file: !3, line: 12, type: !5)
!75 = !DILocation(line: 12, column: 26, scope: !73)
!76 = !DILocation(line: 13, column: 9, scope: !73)
!77 = !DILocation(line: 14, column: 3, scope: !73)
!78 = !DILocation(line: 15, column: 12, scope: !73)
!79 = !DILocation(line: 15, column: 9, scope: !73)
!80 = !DILocation(line: 16, column: 3, scope: !73)
!81 = !DILocation(line: 17, column: 3, scope: !73)
!82 = !DILocation(line: 18, column: 3, scope: !73)
!83 = !DILocation(line: 19, column: 3, scope: !73)
