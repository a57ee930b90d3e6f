; ModuleID = 'pipe_hands_over_ok.c'
source_filename = "pipe_hands_over_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@ends = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@data = internal global i32 0, align 4, !dbg !22
@.str = private unnamed_addr constant [25 x i8] c"data == 7 && byte == 'x'\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [21 x i8] c"pipe_hands_over_ok.c\00", align 1, !dbg !11
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !16
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !25

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !38 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %byte = alloca i8, align 1
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !42, !DIExpression(), !46)
    #dbg_declare(ptr %byte, !47, !DIExpression(), !48)
  %call = call i32 @pipe(ptr noundef @ends), !dbg !49
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @give, ptr noundef null), !dbg !50
  %0 = load i32, ptr @ends, align 4, !dbg !51
  %call2 = call i64 @read(i32 noundef %0, ptr noundef %byte, i64 noundef 1), !dbg !52
  %1 = load i32, ptr @data, align 4, !dbg !53
  %cmp = icmp eq i32 %1, 7, !dbg !53
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !53

land.lhs.true:                                    ; preds = %entry
  %2 = load i8, ptr %byte, align 1, !dbg !53
  %conv = sext i8 %2 to i32, !dbg !53
  %cmp3 = icmp eq i32 %conv, 120, !dbg !53
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !53

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end, !dbg !53

cond.false:                                       ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__func__.main) #3, !dbg !53
  unreachable, !dbg !53

3:                                                ; No predecessors!
  br label %cond.end, !dbg !53

cond.end:                                         ; preds = %3, %cond.true
  %4 = load i64, ptr %thread, align 8, !dbg !54
  %call5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !55
  ret i32 0, !dbg !56
}

declare i32 @pipe(ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @give(ptr noundef %unused) #0 !dbg !57 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !61, !DIExpression(), !62)
  store i32 7, ptr @data, align 4, !dbg !63
  %0 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4, !dbg !64
  %call = call i64 @write(i32 noundef %0, ptr noundef @.str.2, i64 noundef 1), !dbg !65
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !66
  ret ptr %1, !dbg !67
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ends", scope: !2, file: !3, line: 8, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pipe_hands_over_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "fe27761484eec44c010abf4355d5d496")
!4 = !{!5, !11, !16, !0, !22, !25}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 200, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 25)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 168, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 21)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 40, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 5)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 8, type: !24, isLocal: true, isDefinition: true)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 16, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 2)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 64, elements: !28)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !39, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!24}
!41 = !{}
!42 = !DILocalVariable(name: "thread", scope: !38, file: !3, line: 17, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 42, baseType: !45)
!44 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "b255fa47dba7a2d90b1062f4a3736864")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DILocation(line: 17, column: 13, scope: !38)
!47 = !DILocalVariable(name: "byte", scope: !38, file: !3, line: 18, type: !8)
!48 = !DILocation(line: 18, column: 8, scope: !38)
!49 = !DILocation(line: 19, column: 3, scope: !38)
!50 = !DILocation(line: 20, column: 3, scope: !38)
!51 = !DILocation(line: 21, column: 8, scope: !38)
!52 = !DILocation(line: 21, column: 3, scope: !38)
!53 = !DILocation(line: 22, column: 3, scope: !38)
!54 = !DILocation(line: 23, column: 16, scope: !38)
!55 = !DILocation(line: 23, column: 3, scope: !38)
!56 = !DILocation(line: 24, column: 3, scope: !38)
!57 = distinct !DISubprogram(name: "give", scope: !3, file: !3, line: 10, type: !58, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!58 = !DISubroutineType(types: !59)
!59 = !{!60, !60}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!61 = !DILocalVariable(name: "unused", arg: 1, scope: !57, file: !3, line: 10, type: !60)
!62 = !DILocation(line: 10, column: 25, scope: !57)
!63 = !DILocation(line: 11, column: 8, scope: !57)
!64 = !DILocation(line: 12, column: 9, scope: !57)
!65 = !DILocation(line: 12, column: 3, scope: !57)
!66 = !DILocation(line: 13, column: 10, scope: !57)
!67 = !DILocation(line: 13, column: 3, scope: !57)
