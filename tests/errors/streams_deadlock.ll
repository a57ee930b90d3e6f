; ModuleID = 'streams_deadlock.c'
source_filename = "streams_deadlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [14 x i8] c"in the midst\0A\00", align 1, !dbg !0
@stdout = external global ptr, align 8
@m = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !40 {
entry:
  %a = alloca i64, align 8
  %b = alloca i64, align 8
    #dbg_declare(ptr %a, !44, !DIExpression(), !47)
    #dbg_declare(ptr %b, !48, !DIExpression(), !49)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !50
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !51
  %0 = load i64, ptr %a, align 8, !dbg !52
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !53
  %1 = load i64, ptr %b, align 8, !dbg !54
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !55
  ret i32 0, !dbg !56
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %unused) #0 !dbg !57 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !60, !DIExpression(), !61)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !62
  %call = call i32 @pthread_mutex_lock(ptr noundef @m), !dbg !63
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str), !dbg !64
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @m), !dbg !65
  %1 = load ptr, ptr @stdout, align 8, !dbg !66
  call void @flockfile(ptr noundef %1), !dbg !67
  %call3 = call i32 @pthread_mutex_lock(ptr noundef @m), !dbg !68
  %call4 = call i32 @pthread_mutex_unlock(ptr noundef @m), !dbg !69
  %2 = load ptr, ptr @stdout, align 8, !dbg !70
  call void @funlockfile(ptr noundef %2), !dbg !71
  ret ptr null, !dbg !72
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare void @flockfile(ptr noundef) #1

declare void @funlockfile(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "streams_deadlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "282a361768a89ae152fc0e4c0101830a")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 14)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "m", scope: !9, file: !2, line: 7, type: !13, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!0, !7}
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !14, line: 93, baseType: !15)
!14 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 81, size: 320, elements: !16)
!16 = !{!17, !27, !31}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !15, file: !14, line: 90, baseType: !18, size: 160)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !15, file: !14, line: 82, size: 160, elements: !19)
!19 = !{!20, !22, !24, !25, !26}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !18, file: !14, line: 83, baseType: !21, size: 32)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !18, file: !14, line: 84, baseType: !23, size: 32, offset: 32)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !18, file: !14, line: 85, baseType: !21, size: 32, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !18, file: !14, line: 87, baseType: !23, size: 32, offset: 96)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !18, file: !14, line: 89, baseType: !21, size: 32, offset: 128)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !15, file: !14, line: 91, baseType: !28, size: 320)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 40)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 92, baseType: !32, size: 64)
!32 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 21, type: !41, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!21}
!43 = !{}
!44 = !DILocalVariable(name: "a", scope: !40, file: !2, line: 22, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 75, baseType: !46)
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 22, column: 13, scope: !40)
!48 = !DILocalVariable(name: "b", scope: !40, file: !2, line: 22, type: !45)
!49 = !DILocation(line: 22, column: 16, scope: !40)
!50 = !DILocation(line: 23, column: 3, scope: !40)
!51 = !DILocation(line: 24, column: 3, scope: !40)
!52 = !DILocation(line: 25, column: 16, scope: !40)
!53 = !DILocation(line: 25, column: 3, scope: !40)
!54 = !DILocation(line: 26, column: 16, scope: !40)
!55 = !DILocation(line: 26, column: 3, scope: !40)
!56 = !DILocation(line: 27, column: 1, scope: !40)
!57 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 9, type: !58, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !43)
!58 = !DISubroutineType(types: !59)
!59 = !{!11, !11}
!60 = !DILocalVariable(name: "unused", arg: 1, scope: !57, file: !2, line: 9, type: !11)
!61 = !DILocation(line: 9, column: 25, scope: !57)
!62 = !DILocation(line: 10, column: 9, scope: !57)
!63 = !DILocation(line: 11, column: 3, scope: !57)
!64 = !DILocation(line: 12, column: 3, scope: !57)
!65 = !DILocation(line: 13, column: 3, scope: !57)
!66 = !DILocation(line: 14, column: 13, scope: !57)
!67 = !DILocation(line: 14, column: 3, scope: !57)
!68 = !DILocation(line: 15, column: 3, scope: !57)
!69 = !DILocation(line: 16, column: 3, scope: !57)
!70 = !DILocation(line: 17, column: 15, scope: !57)
!71 = !DILocation(line: 17, column: 3, scope: !57)
!72 = !DILocation(line: 18, column: 3, scope: !57)
