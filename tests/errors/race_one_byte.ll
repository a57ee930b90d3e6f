; ModuleID = 'race_one_byte.c'
source_filename = "race_one_byte.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.anon = type { i32 }

@u = internal global %union.anon zeroinitializer, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !27, !DIExpression(), !31)
    #dbg_declare(ptr %b, !32, !DIExpression(), !33)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @narrow, ptr noundef null), !dbg !34
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @wide, ptr noundef null), !dbg !35
  %0 = load i64, ptr %a, align 8, !dbg !36
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !37
  %1 = load i64, ptr %b, align 8, !dbg !38
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !39
  ret i32 0, !dbg !40
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @narrow(ptr noundef %unused) #0 !dbg !41 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !44, !DIExpression(), !45)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !46
  store i8 1, ptr getelementptr inbounds ([4 x i8], ptr @u, i64 0, i64 3), align 1, !dbg !47
  ret ptr null, !dbg !48
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @wide(ptr noundef %unused) #0 !dbg !49 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !50, !DIExpression(), !51)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !52
  store i32 2, ptr @u, align 4, !dbg !53
  ret ptr null, !dbg !54
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race_one_byte.c", directory: ".", checksumkind: CSK_MD5, checksum: "d75b5e9052efc2b1a8d1df45b5b098df")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 7, size: 32, elements: !8)
!8 = !{!9, !11}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !7, file: !3, line: 8, baseType: !10, size: 32)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !7, file: !3, line: 9, baseType: !12, size: 32)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 32, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 4)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !24, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!10}
!26 = !{}
!27 = !DILocalVariable(name: "a", scope: !23, file: !3, line: 25, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 35, baseType: !30)
!29 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 25, column: 13, scope: !23)
!32 = !DILocalVariable(name: "b", scope: !23, file: !3, line: 25, type: !28)
!33 = !DILocation(line: 25, column: 16, scope: !23)
!34 = !DILocation(line: 26, column: 3, scope: !23)
!35 = !DILocation(line: 27, column: 3, scope: !23)
!36 = !DILocation(line: 28, column: 16, scope: !23)
!37 = !DILocation(line: 28, column: 3, scope: !23)
!38 = !DILocation(line: 29, column: 16, scope: !23)
!39 = !DILocation(line: 29, column: 3, scope: !23)
!40 = !DILocation(line: 30, column: 3, scope: !23)
!41 = distinct !DISubprogram(name: "narrow", scope: !3, file: !3, line: 12, type: !42, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!42 = !DISubroutineType(types: !43)
!43 = !{!5, !5}
!44 = !DILocalVariable(name: "unused", arg: 1, scope: !41, file: !3, line: 12, type: !5)
!45 = !DILocation(line: 12, column: 27, scope: !41)
!46 = !DILocation(line: 13, column: 9, scope: !41)
!47 = !DILocation(line: 14, column: 14, scope: !41)
!48 = !DILocation(line: 15, column: 3, scope: !41)
!49 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 18, type: !42, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!50 = !DILocalVariable(name: "unused", arg: 1, scope: !49, file: !3, line: 18, type: !5)
!51 = !DILocation(line: 18, column: 25, scope: !49)
!52 = !DILocation(line: 19, column: 9, scope: !49)
!53 = !DILocation(line: 20, column: 10, scope: !49)
!54 = !DILocation(line: 21, column: 3, scope: !49)
