; ModuleID = 'pipe_race.c'
source_filename = "pipe_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@ends = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@data = internal global i32 0, align 4, !dbg !5
@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !22 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %byte = alloca i8, align 1
  %seen = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !26, !DIExpression(), !30)
    #dbg_declare(ptr %byte, !31, !DIExpression(), !32)
  %call = call i32 @pipe(ptr noundef @ends), !dbg !33
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @give, ptr noundef null), !dbg !34
  %0 = load i32, ptr @ends, align 4, !dbg !35
  %call2 = call i64 @read(i32 noundef %0, ptr noundef %byte, i64 noundef 1), !dbg !36
    #dbg_declare(ptr %seen, !37, !DIExpression(), !38)
  %1 = load i32, ptr @data, align 4, !dbg !39
  store i32 %1, ptr %seen, align 4, !dbg !38
  %2 = load i64, ptr %thread, align 8, !dbg !40
  %call3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !41
  %3 = load i32, ptr %seen, align 4, !dbg !42
  %4 = load i32, ptr %seen, align 4, !dbg !43
  %sub = sub nsw i32 %3, %4, !dbg !44
  ret i32 %sub, !dbg !45
}

declare i32 @pipe(ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @give(ptr noundef %unused) #0 !dbg !46 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !50, !DIExpression(), !51)
  %0 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4, !dbg !52
  %call = call i64 @write(i32 noundef %0, ptr noundef @.str, i64 noundef 1), !dbg !53
  store i32 7, ptr @data, align 4, !dbg !54
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !55
  ret ptr %1, !dbg !56
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ends", scope: !2, file: !3, line: 7, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pipe_race.c", directory: ".", checksumkind: CSK_MD5, checksum: "ec99e72ae85512d50abbed7812e7802e")
!4 = !{!0, !5, !8}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 16, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 2)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !12)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !23, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!7}
!25 = !{}
!26 = !DILocalVariable(name: "thread", scope: !22, file: !3, line: 16, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 42, baseType: !29)
!28 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "b255fa47dba7a2d90b1062f4a3736864")
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocation(line: 16, column: 13, scope: !22)
!31 = !DILocalVariable(name: "byte", scope: !22, file: !3, line: 17, type: !11)
!32 = !DILocation(line: 17, column: 8, scope: !22)
!33 = !DILocation(line: 18, column: 3, scope: !22)
!34 = !DILocation(line: 19, column: 3, scope: !22)
!35 = !DILocation(line: 20, column: 8, scope: !22)
!36 = !DILocation(line: 20, column: 3, scope: !22)
!37 = !DILocalVariable(name: "seen", scope: !22, file: !3, line: 21, type: !7)
!38 = !DILocation(line: 21, column: 7, scope: !22)
!39 = !DILocation(line: 21, column: 14, scope: !22)
!40 = !DILocation(line: 22, column: 16, scope: !22)
!41 = !DILocation(line: 22, column: 3, scope: !22)
!42 = !DILocation(line: 23, column: 10, scope: !22)
!43 = !DILocation(line: 23, column: 17, scope: !22)
!44 = !DILocation(line: 23, column: 15, scope: !22)
!45 = !DILocation(line: 23, column: 3, scope: !22)
!46 = distinct !DISubprogram(name: "give", scope: !3, file: !3, line: 9, type: !47, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!50 = !DILocalVariable(name: "unused", arg: 1, scope: !46, file: !3, line: 9, type: !49)
!51 = !DILocation(line: 9, column: 25, scope: !46)
!52 = !DILocation(line: 10, column: 9, scope: !46)
!53 = !DILocation(line: 10, column: 3, scope: !46)
!54 = !DILocation(line: 11, column: 8, scope: !46)
!55 = !DILocation(line: 12, column: 10, scope: !46)
!56 = !DILocation(line: 12, column: 3, scope: !46)
