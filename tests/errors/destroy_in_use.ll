; ModuleID = 'destroy_in_use.c'
source_filename = "destroy_in_use.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@taken = internal global i32 0, align 4, !dbg !0
@m = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !40 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !44, !DIExpression(), !47)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @hold, ptr noundef null), !dbg !48
  %0 = load atomic i32, ptr @taken seq_cst, align 4, !dbg !49
  store i32 %0, ptr %atomic-temp, align 4, !dbg !49
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !49
  %tobool = icmp ne i32 %1, 0, !dbg !49
  br i1 %tobool, label %if.then, label %if.end, !dbg !51

if.then:                                          ; preds = %entry
  %call1 = call i32 @pthread_mutex_destroy(ptr noundef @m), !dbg !52
  br label %if.end, !dbg !52

if.end:                                           ; preds = %if.then, %entry
  ret i32 0, !dbg !53
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @hold(ptr noundef %unused) #0 !dbg !54 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !57, !DIExpression(), !58)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !59
  %call = call i32 @pthread_mutex_lock(ptr noundef @m), !dbg !60
  store i32 1, ptr %.atomictmp, align 4, !dbg !61
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !61
  store atomic i32 %1, ptr @taken seq_cst, align 4, !dbg !61
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @m), !dbg !62
  ret ptr null, !dbg !63
}

declare i32 @pthread_mutex_destroy(ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 8, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "destroy_in_use.c", directory: ".", checksumkind: CSK_MD5, checksum: "0d9fada1834cd0aa7107d4c7347a899a")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
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
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !31, line: 104, baseType: !32)
!31 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!32 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !41, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!17}
!43 = !{}
!44 = !DILocalVariable(name: "t", scope: !40, file: !3, line: 18, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !46)
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 18, column: 13, scope: !40)
!48 = !DILocation(line: 19, column: 3, scope: !40)
!49 = !DILocation(line: 20, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !40, file: !3, line: 20, column: 7)
!51 = !DILocation(line: 20, column: 7, scope: !40)
!52 = !DILocation(line: 20, column: 28, scope: !50)
!53 = !DILocation(line: 21, column: 3, scope: !40)
!54 = distinct !DISubprogram(name: "hold", scope: !3, file: !3, line: 9, type: !55, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!55 = !DISubroutineType(types: !56)
!56 = !{!5, !5}
!57 = !DILocalVariable(name: "unused", arg: 1, scope: !54, file: !3, line: 9, type: !5)
!58 = !DILocation(line: 9, column: 25, scope: !54)
!59 = !DILocation(line: 10, column: 9, scope: !54)
!60 = !DILocation(line: 11, column: 3, scope: !54)
!61 = !DILocation(line: 12, column: 3, scope: !54)
!62 = !DILocation(line: 13, column: 3, scope: !54)
!63 = !DILocation(line: 14, column: 3, scope: !54)
