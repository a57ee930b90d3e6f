; ModuleID = 'hazard_still_linked.c'
source_filename = "hazard_still_linked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %block = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %block, !21, !DIExpression(), !22)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !23
  store ptr %call, ptr %block, align 8, !dbg !22
  %0 = load ptr, ptr %block, align 8, !dbg !24
  store i32 1, ptr %0, align 4, !dbg !25
  %1 = load ptr, ptr %block, align 8, !dbg !26
  store ptr %1, ptr %.atomictmp, align 8, !dbg !26
  %2 = load i64, ptr %.atomictmp, align 8, !dbg !26
  store atomic i64 %2, ptr @shared seq_cst, align 8, !dbg !26
    #dbg_declare(ptr %thread, !27, !DIExpression(), !31)
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !32
  %3 = load ptr, ptr %block, align 8, !dbg !33
  call void @__VERIFIER_hp_retire(ptr noundef %3), !dbg !34
  %4 = load i64, ptr %thread, align 8, !dbg !35
  %call2 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !36
  ret i32 0, !dbg !37
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !38 {
entry:
  %unused.addr = alloca ptr, align 8
  %hp = alloca ptr, align 8
  %block = alloca ptr, align 8
  %value = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !41, !DIExpression(), !42)
    #dbg_declare(ptr %hp, !43, !DIExpression(), !50)
  %call = call ptr @__VERIFIER_hp_alloc(), !dbg !51
  store ptr %call, ptr %hp, align 8, !dbg !50
    #dbg_declare(ptr %block, !52, !DIExpression(), !53)
  %0 = load ptr, ptr %hp, align 8, !dbg !54
  %call1 = call ptr @__VERIFIER_hp_protect(ptr noundef %0, ptr noundef @shared), !dbg !55
  store ptr %call1, ptr %block, align 8, !dbg !53
    #dbg_declare(ptr %value, !56, !DIExpression(), !57)
  %1 = load ptr, ptr %block, align 8, !dbg !58
  %2 = load i32, ptr %1, align 4, !dbg !59
  store i32 %2, ptr %value, align 4, !dbg !57
  %3 = load ptr, ptr %hp, align 8, !dbg !60
  call void @__VERIFIER_hp_free(ptr noundef %3), !dbg !61
  %4 = load i32, ptr %value, align 4, !dbg !62
  %tobool = icmp ne i32 %4, 0, !dbg !62
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !62

cond.true:                                        ; preds = %entry
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !63
  br label %cond.end, !dbg !62

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !62

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %5, %cond.true ], [ null, %cond.false ], !dbg !62
  ret ptr %cond, !dbg !64
}

declare void @__VERIFIER_hp_retire(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare ptr @__VERIFIER_hp_alloc() #2

declare ptr @__VERIFIER_hp_protect(ptr noundef, ptr noundef) #2

declare void @__VERIFIER_hp_free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hazard_still_linked.c", directory: ".", checksumkind: CSK_MD5, checksum: "dff2b4198392463f7733b623ae3b41d2")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !18, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!9}
!20 = !{}
!21 = !DILocalVariable(name: "block", scope: !17, file: !3, line: 19, type: !8)
!22 = !DILocation(line: 19, column: 8, scope: !17)
!23 = !DILocation(line: 19, column: 16, scope: !17)
!24 = !DILocation(line: 20, column: 4, scope: !17)
!25 = !DILocation(line: 20, column: 10, scope: !17)
!26 = !DILocation(line: 21, column: 3, scope: !17)
!27 = !DILocalVariable(name: "thread", scope: !17, file: !3, line: 22, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 35, baseType: !30)
!29 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 22, column: 13, scope: !17)
!32 = !DILocation(line: 23, column: 3, scope: !17)
!33 = !DILocation(line: 24, column: 24, scope: !17)
!34 = !DILocation(line: 24, column: 3, scope: !17)
!35 = !DILocation(line: 25, column: 16, scope: !17)
!36 = !DILocation(line: 25, column: 3, scope: !17)
!37 = !DILocation(line: 26, column: 3, scope: !17)
!38 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 11, type: !39, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!39 = !DISubroutineType(types: !40)
!40 = !{!5, !5}
!41 = !DILocalVariable(name: "unused", arg: 1, scope: !38, file: !3, line: 11, type: !5)
!42 = !DILocation(line: 11, column: 27, scope: !38)
!43 = !DILocalVariable(name: "hp", scope: !38, file: !3, line: 12, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_hp_t", file: !46, line: 58, baseType: !47)
!46 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !46, line: 56, size: 64, elements: !48)
!48 = !{!49}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !47, file: !46, line: 57, baseType: !5, size: 64)
!50 = !DILocation(line: 12, column: 20, scope: !38)
!51 = !DILocation(line: 12, column: 25, scope: !38)
!52 = !DILocalVariable(name: "block", scope: !38, file: !3, line: 13, type: !8)
!53 = !DILocation(line: 13, column: 8, scope: !38)
!54 = !DILocation(line: 13, column: 38, scope: !38)
!55 = !DILocation(line: 13, column: 16, scope: !38)
!56 = !DILocalVariable(name: "value", scope: !38, file: !3, line: 14, type: !9)
!57 = !DILocation(line: 14, column: 7, scope: !38)
!58 = !DILocation(line: 14, column: 16, scope: !38)
!59 = !DILocation(line: 14, column: 15, scope: !38)
!60 = !DILocation(line: 15, column: 22, scope: !38)
!61 = !DILocation(line: 15, column: 3, scope: !38)
!62 = !DILocation(line: 16, column: 10, scope: !38)
!63 = !DILocation(line: 16, column: 18, scope: !38)
!64 = !DILocation(line: 16, column: 3, scope: !38)
