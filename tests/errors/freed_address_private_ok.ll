; ModuleID = 'freed_address_private_ok.c'
source_filename = "freed_address_private_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i32, i32 }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %result = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !16, !DIExpression(), !20)
    #dbg_declare(ptr %result, !21, !DIExpression(), !22)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef %t), !dbg !23
  %0 = load i64, ptr %t, align 8, !dbg !24
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef %result), !dbg !25
  %1 = load ptr, ptr %result, align 8, !dbg !26
  %cmp = icmp ne ptr %1, %t, !dbg !27
  %conv = zext i1 %cmp to i32, !dbg !27
  ret i32 %conv, !dbg !28
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %argument) #0 !dbg !29 {
entry:
  %argument.addr = alloca ptr, align 8
  %pair = alloca ptr, align 8
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !32, !DIExpression(), !33)
    #dbg_declare(ptr %pair, !34, !DIExpression(), !40)
  %call = call ptr @malloc(i64 noundef 8) #3, !dbg !41
  store ptr %call, ptr %pair, align 8, !dbg !40
  %0 = load ptr, ptr %pair, align 8, !dbg !42
  call void @free(ptr noundef %0), !dbg !43
  %1 = load ptr, ptr %pair, align 8, !dbg !44
  %second = getelementptr inbounds %struct.pair, ptr %1, i32 0, i32 1, !dbg !45
  %call1 = call i32 @is_there(ptr noundef %second), !dbg !46
  %tobool = icmp ne i32 %call1, 0, !dbg !46
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !46

cond.true:                                        ; preds = %entry
  %2 = load ptr, ptr %argument.addr, align 8, !dbg !47
  br label %cond.end, !dbg !46

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !46

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %2, %cond.true ], [ null, %cond.false ], !dbg !46
  ret ptr %cond, !dbg !48
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

declare void @free(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_there(ptr noundef %pointer) #0 !dbg !49 {
entry:
  %pointer.addr = alloca ptr, align 8
  store ptr %pointer, ptr %pointer.addr, align 8
    #dbg_declare(ptr %pointer.addr, !53, !DIExpression(), !54)
  %0 = load ptr, ptr %pointer.addr, align 8, !dbg !55
  %cmp = icmp ne ptr %0, null, !dbg !56
  %conv = zext i1 %cmp to i32, !dbg !56
  ret i32 %conv, !dbg !57
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "freed_address_private_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "cf3a1a9b4c56886176bff81e03e1dc52")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "t", scope: !11, file: !1, line: 24, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 35, baseType: !19)
!18 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 24, column: 13, scope: !11)
!21 = !DILocalVariable(name: "result", scope: !11, file: !1, line: 25, type: !3)
!22 = !DILocation(line: 25, column: 9, scope: !11)
!23 = !DILocation(line: 26, column: 3, scope: !11)
!24 = !DILocation(line: 27, column: 16, scope: !11)
!25 = !DILocation(line: 27, column: 3, scope: !11)
!26 = !DILocation(line: 28, column: 10, scope: !11)
!27 = !DILocation(line: 28, column: 17, scope: !11)
!28 = !DILocation(line: 28, column: 3, scope: !11)
!29 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 17, type: !30, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!30 = !DISubroutineType(types: !31)
!31 = !{!3, !3}
!32 = !DILocalVariable(name: "argument", arg: 1, scope: !29, file: !1, line: 17, type: !3)
!33 = !DILocation(line: 17, column: 27, scope: !29)
!34 = !DILocalVariable(name: "pair", scope: !29, file: !1, line: 18, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 9, size: 64, elements: !37)
!37 = !{!38, !39}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !36, file: !1, line: 10, baseType: !14, size: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !36, file: !1, line: 10, baseType: !14, size: 32, offset: 32)
!40 = !DILocation(line: 18, column: 16, scope: !29)
!41 = !DILocation(line: 18, column: 23, scope: !29)
!42 = !DILocation(line: 19, column: 8, scope: !29)
!43 = !DILocation(line: 19, column: 3, scope: !29)
!44 = !DILocation(line: 20, column: 20, scope: !29)
!45 = !DILocation(line: 20, column: 26, scope: !29)
!46 = !DILocation(line: 20, column: 10, scope: !29)
!47 = !DILocation(line: 20, column: 36, scope: !29)
!48 = !DILocation(line: 20, column: 3, scope: !29)
!49 = distinct !DISubprogram(name: "is_there", scope: !1, file: !1, line: 13, type: !50, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!50 = !DISubroutineType(types: !51)
!51 = !{!14, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!53 = !DILocalVariable(name: "pointer", arg: 1, scope: !49, file: !1, line: 13, type: !52)
!54 = !DILocation(line: 13, column: 52, scope: !49)
!55 = !DILocation(line: 14, column: 10, scope: !49)
!56 = !DILocation(line: 14, column: 18, scope: !49)
!57 = !DILocation(line: 14, column: 3, scope: !49)
