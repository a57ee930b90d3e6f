; ModuleID = 'queue_hands_over_ok.c'
source_filename = "queue_hands_over_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"/hands_over\00", align 1, !dbg !0
@queue = internal global i32 0, align 4, !dbg !7
@.str.1 = private unnamed_addr constant [54 x i8] c"mq_receive(queue, &byte, 1, NULL) == 1 && byte == 'x'\00", align 1, !dbg !13
@.str.2 = private unnamed_addr constant [22 x i8] c"queue_hands_over_ok.c\00", align 1, !dbg !18
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !23
@data = internal global i32 0, align 4, !dbg !34
@.str.3 = private unnamed_addr constant [10 x i8] c"data == 7\00", align 1, !dbg !29
@.str.4 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !37

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
entry:
  %retval = alloca i32, align 4
  %asked = alloca [8 x i64], align 16
  %byte = alloca i8, align 1
  %giver = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %asked, !53, !DIExpression(), !58)
  call void @llvm.memset.p0.i64(ptr align 16 %asked, i8 0, i64 64, i1 false), !dbg !58
  %0 = getelementptr inbounds [8 x i64], ptr %asked, i32 0, i32 1, !dbg !58
  store i64 1, ptr %0, align 8, !dbg !58
  %1 = getelementptr inbounds [8 x i64], ptr %asked, i32 0, i32 2, !dbg !58
  store i64 1, ptr %1, align 16, !dbg !58
    #dbg_declare(ptr %byte, !59, !DIExpression(), !60)
    #dbg_declare(ptr %giver, !61, !DIExpression(), !65)
  %arraydecay = getelementptr inbounds [8 x i64], ptr %asked, i64 0, i64 0, !dbg !66
  %call = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 66, i32 noundef 384, ptr noundef %arraydecay), !dbg !67
  store i32 %call, ptr @queue, align 4, !dbg !68
  %call1 = call i32 @pthread_create(ptr noundef %giver, ptr noundef null, ptr noundef @give, ptr noundef null), !dbg !69
  %2 = load i32, ptr @queue, align 4, !dbg !70
  %call2 = call i64 @mq_receive(i32 noundef %2, ptr noundef %byte, i64 noundef 1, ptr noundef null), !dbg !70
  %cmp = icmp eq i64 %call2, 1, !dbg !70
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !70

land.lhs.true:                                    ; preds = %entry
  %3 = load i8, ptr %byte, align 1, !dbg !70
  %conv = sext i8 %3 to i32, !dbg !70
  %cmp3 = icmp eq i32 %conv, 120, !dbg !70
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !70

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end, !dbg !70

cond.false:                                       ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str.1, ptr noundef @.str.2, i32 noundef 27, ptr noundef @__func__.main) #4, !dbg !70
  unreachable, !dbg !70

4:                                                ; No predecessors!
  br label %cond.end, !dbg !70

cond.end:                                         ; preds = %4, %cond.true
  %5 = load i32, ptr @data, align 4, !dbg !71
  %cmp5 = icmp eq i32 %5, 7, !dbg !71
  br i1 %cmp5, label %cond.true7, label %cond.false8, !dbg !71

cond.true7:                                       ; preds = %cond.end
  br label %cond.end9, !dbg !71

cond.false8:                                      ; preds = %cond.end
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.2, i32 noundef 28, ptr noundef @__func__.main) #4, !dbg !71
  unreachable, !dbg !71

6:                                                ; No predecessors!
  br label %cond.end9, !dbg !71

cond.end9:                                        ; preds = %6, %cond.true7
  %7 = load i64, ptr %giver, align 8, !dbg !72
  %call10 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !73
  %8 = load i32, ptr %retval, align 4, !dbg !74
  ret i32 %8, !dbg !74
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @mq_open(ptr noundef, i32 noundef, ...) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @give(ptr noundef %unused) #0 !dbg !75 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !78, !DIExpression(), !79)
  store i32 7, ptr @data, align 4, !dbg !80
  %0 = load i32, ptr @queue, align 4, !dbg !81
  %call = call i32 @mq_send(i32 noundef %0, ptr noundef @.str.4, i64 noundef 1, i32 noundef 0), !dbg !82
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !83
  ret ptr %1, !dbg !84
}

declare i64 @mq_receive(i32 noundef, ptr noundef, i64 noundef, ptr noundef) #2

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @mq_send(i32 noundef, ptr noundef, i64 noundef, i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "queue_hands_over_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "2b8fa82d05551acf9d1865e64c14fe5c")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 12)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "queue", scope: !9, file: !2, line: 13, type: !36, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!0, !13, !18, !23, !29, !7, !34, !37}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 432, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 54)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 22)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 40, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!27 = !{!28}
!28 = !DISubrange(count: 5)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 10)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "data", scope: !9, file: !2, line: 13, type: !36, isLocal: true, isDefinition: true)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 2)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 21, type: !50, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!36}
!52 = !{}
!53 = !DILocalVariable(name: "asked", scope: !49, file: !2, line: 22, type: !54)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 512, elements: !56)
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !{!57}
!57 = !DISubrange(count: 8)
!58 = !DILocation(line: 22, column: 8, scope: !49)
!59 = !DILocalVariable(name: "byte", scope: !49, file: !2, line: 23, type: !4)
!60 = !DILocation(line: 23, column: 8, scope: !49)
!61 = !DILocalVariable(name: "giver", scope: !49, file: !2, line: 24, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !63, line: 75, baseType: !64)
!63 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !DILocation(line: 24, column: 13, scope: !49)
!66 = !DILocation(line: 25, column: 58, scope: !49)
!67 = !DILocation(line: 25, column: 11, scope: !49)
!68 = !DILocation(line: 25, column: 9, scope: !49)
!69 = !DILocation(line: 26, column: 3, scope: !49)
!70 = !DILocation(line: 27, column: 3, scope: !49)
!71 = !DILocation(line: 28, column: 3, scope: !49)
!72 = !DILocation(line: 29, column: 16, scope: !49)
!73 = !DILocation(line: 29, column: 3, scope: !49)
!74 = !DILocation(line: 30, column: 1, scope: !49)
!75 = distinct !DISubprogram(name: "give", scope: !2, file: !2, line: 15, type: !76, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !52)
!76 = !DISubroutineType(types: !77)
!77 = !{!11, !11}
!78 = !DILocalVariable(name: "unused", arg: 1, scope: !75, file: !2, line: 15, type: !11)
!79 = !DILocation(line: 15, column: 25, scope: !75)
!80 = !DILocation(line: 16, column: 8, scope: !75)
!81 = !DILocation(line: 17, column: 11, scope: !75)
!82 = !DILocation(line: 17, column: 3, scope: !75)
!83 = !DILocation(line: 18, column: 10, scope: !75)
!84 = !DILocation(line: 18, column: 3, scope: !75)
