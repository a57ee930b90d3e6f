; ModuleID = 'local_after_return.c'
source_filename = "local_after_return.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %id = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %id, !16, !DIExpression(), !20)
  %call = call i32 @pthread_create(ptr noundef %id, ptr noundef null, ptr noundef @one, ptr noundef null), !dbg !21
  %0 = load i64, ptr %id, align 8, !dbg !22
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !23
  ret i32 0, !dbg !24
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @one(ptr noundef %arg) #0 !dbg !25 {
entry:
  %arg.addr = alloca ptr, align 8
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !28, !DIExpression(), !29)
  %call = call ptr @gone(), !dbg !30
  %0 = load i32, ptr %call, align 4, !dbg !31
  %cmp = icmp eq i32 %0, 3, !dbg !32
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !31

cond.true:                                        ; preds = %entry
  %1 = load ptr, ptr %arg.addr, align 8, !dbg !33
  br label %cond.end, !dbg !31

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !31

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %1, %cond.true ], [ null, %cond.false ], !dbg !31
  ret ptr %cond, !dbg !34
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @gone() #0 !dbg !35 {
entry:
  %n = alloca i32, align 4
  %p = alloca ptr, align 8
    #dbg_declare(ptr %n, !39, !DIExpression(), !40)
  store i32 3, ptr %n, align 4, !dbg !40
    #dbg_declare(ptr %p, !41, !DIExpression(), !42)
  store ptr %n, ptr %p, align 8, !dbg !42
  %0 = load ptr, ptr %p, align 8, !dbg !43
  ret ptr %0, !dbg !44
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "local_after_return.c", directory: ".", checksumkind: CSK_MD5, checksum: "2932cb960320e9840b1ca6f0fa6f2808")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "id", scope: !11, file: !1, line: 18, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 35, baseType: !19)
!18 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 18, column: 15, scope: !11)
!21 = !DILocation(line: 19, column: 5, scope: !11)
!22 = !DILocation(line: 20, column: 18, scope: !11)
!23 = !DILocation(line: 20, column: 5, scope: !11)
!24 = !DILocation(line: 21, column: 5, scope: !11)
!25 = distinct !DISubprogram(name: "one", scope: !1, file: !1, line: 13, type: !26, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!26 = !DISubroutineType(types: !27)
!27 = !{!3, !3}
!28 = !DILocalVariable(name: "arg", arg: 1, scope: !25, file: !1, line: 13, type: !3)
!29 = !DILocation(line: 13, column: 24, scope: !25)
!30 = !DILocation(line: 14, column: 13, scope: !25)
!31 = !DILocation(line: 14, column: 12, scope: !25)
!32 = !DILocation(line: 14, column: 20, scope: !25)
!33 = !DILocation(line: 14, column: 27, scope: !25)
!34 = !DILocation(line: 14, column: 5, scope: !25)
!35 = distinct !DISubprogram(name: "gone", scope: !1, file: !1, line: 8, type: !36, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!36 = !DISubroutineType(types: !37)
!37 = !{!38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!39 = !DILocalVariable(name: "n", scope: !35, file: !1, line: 9, type: !14)
!40 = !DILocation(line: 9, column: 9, scope: !35)
!41 = !DILocalVariable(name: "p", scope: !35, file: !1, line: 9, type: !38)
!42 = !DILocation(line: 9, column: 17, scope: !35)
!43 = !DILocation(line: 10, column: 12, scope: !35)
!44 = !DILocation(line: 10, column: 5, scope: !35)
