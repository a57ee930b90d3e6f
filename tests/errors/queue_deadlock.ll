; ModuleID = 'queue_deadlock.c'
source_filename = "queue_deadlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [9 x i8] c"/to_main\00", align 1, !dbg !0
@to_main = internal global i32 0, align 4, !dbg !7
@.str.1 = private unnamed_addr constant [10 x i8] c"/to_other\00", align 1, !dbg !13
@to_other = internal global i32 0, align 4, !dbg !25
@.str.2 = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %asked = alloca [8 x i64], align 16
  %byte = alloca i8, align 1
  %thread = alloca i64, align 8
    #dbg_declare(ptr %asked, !39, !DIExpression(), !44)
  call void @llvm.memset.p0.i64(ptr align 16 %asked, i8 0, i64 64, i1 false), !dbg !44
  %0 = getelementptr inbounds [8 x i64], ptr %asked, i32 0, i32 1, !dbg !44
  store i64 1, ptr %0, align 8, !dbg !44
  %1 = getelementptr inbounds [8 x i64], ptr %asked, i32 0, i32 2, !dbg !44
  store i64 1, ptr %1, align 16, !dbg !44
    #dbg_declare(ptr %byte, !45, !DIExpression(), !46)
    #dbg_declare(ptr %thread, !47, !DIExpression(), !51)
  %arraydecay = getelementptr inbounds [8 x i64], ptr %asked, i64 0, i64 0, !dbg !52
  %call = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 66, i32 noundef 384, ptr noundef %arraydecay), !dbg !53
  store i32 %call, ptr @to_main, align 4, !dbg !54
  %arraydecay1 = getelementptr inbounds [8 x i64], ptr %asked, i64 0, i64 0, !dbg !55
  %call2 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str.1, i32 noundef 66, i32 noundef 384, ptr noundef %arraydecay1), !dbg !56
  store i32 %call2, ptr @to_other, align 4, !dbg !57
  %call3 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @other, ptr noundef null), !dbg !58
  %2 = load i32, ptr @to_other, align 4, !dbg !59
  %call4 = call i32 @mq_send(i32 noundef %2, ptr noundef @.str.2, i64 noundef 1, i32 noundef 0), !dbg !60
  %3 = load i32, ptr @to_other, align 4, !dbg !61
  %call5 = call i32 @mq_send(i32 noundef %3, ptr noundef @.str.3, i64 noundef 1, i32 noundef 0), !dbg !62
  %4 = load i32, ptr @to_main, align 4, !dbg !63
  %call6 = call i64 @mq_receive(i32 noundef %4, ptr noundef %byte, i64 noundef 1, ptr noundef null), !dbg !64
  %5 = load i64, ptr %thread, align 8, !dbg !65
  %call7 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !66
  ret i32 0, !dbg !67
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @mq_open(ptr noundef, i32 noundef, ...) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @other(ptr noundef %unused) #0 !dbg !68 {
entry:
  %unused.addr = alloca ptr, align 8
  %byte = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !71, !DIExpression(), !72)
    #dbg_declare(ptr %byte, !73, !DIExpression(), !74)
  %0 = load i32, ptr @to_main, align 4, !dbg !75
  %call = call i32 @mq_send(i32 noundef %0, ptr noundef @.str.2, i64 noundef 1, i32 noundef 0), !dbg !76
  %1 = load i32, ptr @to_main, align 4, !dbg !77
  %call1 = call i32 @mq_send(i32 noundef %1, ptr noundef @.str.3, i64 noundef 1, i32 noundef 0), !dbg !78
  %2 = load i32, ptr @to_other, align 4, !dbg !79
  %call2 = call i64 @mq_receive(i32 noundef %2, ptr noundef %byte, i64 noundef 1, ptr noundef null), !dbg !80
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !81
  ret ptr %3, !dbg !82
}

declare i32 @mq_send(i32 noundef, ptr noundef, i64 noundef, i32 noundef) #2

declare i64 @mq_receive(i32 noundef, ptr noundef, i64 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "queue_deadlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "548d41f776d3e4631dd114c26a1c9f75")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 9)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "to_main", scope: !9, file: !2, line: 12, type: !27, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!0, !13, !18, !23, !7, !25}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 10)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 2)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !20, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "to_other", scope: !9, file: !2, line: 12, type: !27, isLocal: true, isDefinition: true)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 22, type: !36, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!27}
!38 = !{}
!39 = !DILocalVariable(name: "asked", scope: !35, file: !2, line: 23, type: !40)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 512, elements: !42)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !{!43}
!43 = !DISubrange(count: 8)
!44 = !DILocation(line: 23, column: 8, scope: !35)
!45 = !DILocalVariable(name: "byte", scope: !35, file: !2, line: 24, type: !4)
!46 = !DILocation(line: 24, column: 8, scope: !35)
!47 = !DILocalVariable(name: "thread", scope: !35, file: !2, line: 25, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !49, line: 75, baseType: !50)
!49 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !DILocation(line: 25, column: 13, scope: !35)
!52 = !DILocation(line: 26, column: 57, scope: !35)
!53 = !DILocation(line: 26, column: 13, scope: !35)
!54 = !DILocation(line: 26, column: 11, scope: !35)
!55 = !DILocation(line: 27, column: 59, scope: !35)
!56 = !DILocation(line: 27, column: 14, scope: !35)
!57 = !DILocation(line: 27, column: 12, scope: !35)
!58 = !DILocation(line: 28, column: 3, scope: !35)
!59 = !DILocation(line: 29, column: 11, scope: !35)
!60 = !DILocation(line: 29, column: 3, scope: !35)
!61 = !DILocation(line: 30, column: 11, scope: !35)
!62 = !DILocation(line: 30, column: 3, scope: !35)
!63 = !DILocation(line: 31, column: 14, scope: !35)
!64 = !DILocation(line: 31, column: 3, scope: !35)
!65 = !DILocation(line: 32, column: 16, scope: !35)
!66 = !DILocation(line: 32, column: 3, scope: !35)
!67 = !DILocation(line: 33, column: 1, scope: !35)
!68 = distinct !DISubprogram(name: "other", scope: !2, file: !2, line: 14, type: !69, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !38)
!69 = !DISubroutineType(types: !70)
!70 = !{!11, !11}
!71 = !DILocalVariable(name: "unused", arg: 1, scope: !68, file: !2, line: 14, type: !11)
!72 = !DILocation(line: 14, column: 26, scope: !68)
!73 = !DILocalVariable(name: "byte", scope: !68, file: !2, line: 15, type: !4)
!74 = !DILocation(line: 15, column: 8, scope: !68)
!75 = !DILocation(line: 16, column: 11, scope: !68)
!76 = !DILocation(line: 16, column: 3, scope: !68)
!77 = !DILocation(line: 17, column: 11, scope: !68)
!78 = !DILocation(line: 17, column: 3, scope: !68)
!79 = !DILocation(line: 18, column: 14, scope: !68)
!80 = !DILocation(line: 18, column: 3, scope: !68)
!81 = !DILocation(line: 19, column: 10, scope: !68)
!82 = !DILocation(line: 19, column: 3, scope: !68)
