; ModuleID = 'bitfield_race.c'
source_filename = "bitfield_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i8, [3 x i8] }

@s = internal global %struct.anon zeroinitializer, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !19 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !24, !DIExpression(), !28)
    #dbg_declare(ptr %b, !29, !DIExpression(), !30)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @left, ptr noundef null), !dbg !31
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @right, ptr noundef null), !dbg !32
  %0 = load i64, ptr %a, align 8, !dbg !33
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !34
  %1 = load i64, ptr %b, align 8, !dbg !35
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !36
  ret i32 0, !dbg !37
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @left(ptr noundef %unused) #0 !dbg !38 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !41, !DIExpression(), !42)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !43
  %bf.load = load i8, ptr @s, align 4, !dbg !44
  %bf.clear = and i8 %bf.load, -16, !dbg !44
  %bf.set = or i8 %bf.clear, 1, !dbg !44
  store i8 %bf.set, ptr @s, align 4, !dbg !44
  ret ptr null, !dbg !45
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @right(ptr noundef %unused) #0 !dbg !46 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !47, !DIExpression(), !48)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !49
  %bf.load = load i8, ptr @s, align 4, !dbg !50
  %bf.clear = and i8 %bf.load, 15, !dbg !50
  %bf.set = or i8 %bf.clear, 32, !dbg !50
  store i8 %bf.set, ptr @s, align 4, !dbg !50
  ret ptr null, !dbg !51
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bitfield_race.c", directory: ".", checksumkind: CSK_MD5, checksum: "44a8073a6663e607f43621bc68e97324")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 7, size: 32, elements: !8)
!8 = !{!9, !11}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !7, file: !3, line: 8, baseType: !10, size: 4, flags: DIFlagBitField, extraData: i64 0)
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !7, file: !3, line: 9, baseType: !10, size: 4, offset: 4, flags: DIFlagBitField, extraData: i64 0)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !20, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{!22}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{}
!24 = !DILocalVariable(name: "a", scope: !19, file: !3, line: 25, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 35, baseType: !27)
!26 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 25, column: 13, scope: !19)
!29 = !DILocalVariable(name: "b", scope: !19, file: !3, line: 25, type: !25)
!30 = !DILocation(line: 25, column: 16, scope: !19)
!31 = !DILocation(line: 26, column: 3, scope: !19)
!32 = !DILocation(line: 27, column: 3, scope: !19)
!33 = !DILocation(line: 28, column: 16, scope: !19)
!34 = !DILocation(line: 28, column: 3, scope: !19)
!35 = !DILocation(line: 29, column: 16, scope: !19)
!36 = !DILocation(line: 29, column: 3, scope: !19)
!37 = !DILocation(line: 30, column: 3, scope: !19)
!38 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 12, type: !39, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!39 = !DISubroutineType(types: !40)
!40 = !{!5, !5}
!41 = !DILocalVariable(name: "unused", arg: 1, scope: !38, file: !3, line: 12, type: !5)
!42 = !DILocation(line: 12, column: 25, scope: !38)
!43 = !DILocation(line: 13, column: 9, scope: !38)
!44 = !DILocation(line: 14, column: 7, scope: !38)
!45 = !DILocation(line: 15, column: 3, scope: !38)
!46 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 18, type: !39, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!47 = !DILocalVariable(name: "unused", arg: 1, scope: !46, file: !3, line: 18, type: !5)
!48 = !DILocation(line: 18, column: 26, scope: !46)
!49 = !DILocation(line: 19, column: 9, scope: !46)
!50 = !DILocation(line: 20, column: 7, scope: !46)
!51 = !DILocation(line: 21, column: 3, scope: !46)
