; ModuleID = 'freed_address_ok.c'
source_filename = "freed_address_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i32, i32 }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %pair = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !16, !DIExpression(), !20)
    #dbg_declare(ptr %pair, !21, !DIExpression(), !27)
  %call = call ptr @malloc(i64 noundef 8) #3, !dbg !28
  store ptr %call, ptr %pair, align 8, !dbg !27
  %0 = load ptr, ptr %pair, align 8, !dbg !29
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @idle, ptr noundef %0), !dbg !30
  %1 = load i64, ptr %t, align 8, !dbg !31
  %call2 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !32
  %2 = load ptr, ptr %pair, align 8, !dbg !33
  call void @free(ptr noundef %2), !dbg !34
  %3 = load ptr, ptr %pair, align 8, !dbg !35
  %second = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 1, !dbg !36
  %call3 = call i32 @is_there(ptr noundef %second), !dbg !37
  %sub = sub nsw i32 %call3, 1, !dbg !38
  ret i32 %sub, !dbg !39
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @idle(ptr noundef %argument) #0 !dbg !40 {
entry:
  %argument.addr = alloca ptr, align 8
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !43, !DIExpression(), !44)
  %0 = load ptr, ptr %argument.addr, align 8, !dbg !45
  ret ptr %0, !dbg !46
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @free(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_there(ptr noundef %pointer) #0 !dbg !47 {
entry:
  %pointer.addr = alloca ptr, align 8
  store ptr %pointer, ptr %pointer.addr, align 8
    #dbg_declare(ptr %pointer.addr, !51, !DIExpression(), !52)
  %0 = load ptr, ptr %pointer.addr, align 8, !dbg !53
  %cmp = icmp ne ptr %0, null, !dbg !54
  %conv = zext i1 %cmp to i32, !dbg !54
  ret i32 %conv, !dbg !55
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "freed_address_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "c44f541a6bef2bc1b26b58b6f9c1e43f")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "t", scope: !11, file: !1, line: 22, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 35, baseType: !19)
!18 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 22, column: 13, scope: !11)
!21 = !DILocalVariable(name: "pair", scope: !11, file: !1, line: 23, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 9, size: 64, elements: !24)
!24 = !{!25, !26}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !23, file: !1, line: 10, baseType: !14, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !23, file: !1, line: 10, baseType: !14, size: 32, offset: 32)
!27 = !DILocation(line: 23, column: 16, scope: !11)
!28 = !DILocation(line: 23, column: 23, scope: !11)
!29 = !DILocation(line: 24, column: 34, scope: !11)
!30 = !DILocation(line: 24, column: 3, scope: !11)
!31 = !DILocation(line: 25, column: 16, scope: !11)
!32 = !DILocation(line: 25, column: 3, scope: !11)
!33 = !DILocation(line: 26, column: 8, scope: !11)
!34 = !DILocation(line: 26, column: 3, scope: !11)
!35 = !DILocation(line: 27, column: 20, scope: !11)
!36 = !DILocation(line: 27, column: 26, scope: !11)
!37 = !DILocation(line: 27, column: 10, scope: !11)
!38 = !DILocation(line: 27, column: 34, scope: !11)
!39 = !DILocation(line: 27, column: 3, scope: !11)
!40 = distinct !DISubprogram(name: "idle", scope: !1, file: !1, line: 17, type: !41, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!41 = !DISubroutineType(types: !42)
!42 = !{!3, !3}
!43 = !DILocalVariable(name: "argument", arg: 1, scope: !40, file: !1, line: 17, type: !3)
!44 = !DILocation(line: 17, column: 25, scope: !40)
!45 = !DILocation(line: 18, column: 10, scope: !40)
!46 = !DILocation(line: 18, column: 3, scope: !40)
!47 = distinct !DISubprogram(name: "is_there", scope: !1, file: !1, line: 13, type: !48, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!48 = !DISubroutineType(types: !49)
!49 = !{!14, !50}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!51 = !DILocalVariable(name: "pointer", arg: 1, scope: !47, file: !1, line: 13, type: !50)
!52 = !DILocation(line: 13, column: 52, scope: !47)
!53 = !DILocation(line: 14, column: 10, scope: !47)
!54 = !DILocation(line: 14, column: 18, scope: !47)
!55 = !DILocation(line: 14, column: 3, scope: !47)
