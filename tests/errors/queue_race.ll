; ModuleID = 'queue_race.c'
source_filename = "queue_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"/race\00", align 1, !dbg !0
@queue = internal global i32 0, align 4, !dbg !7
@data = internal global i32 0, align 4, !dbg !13
@.str.1 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !28 {
entry:
  %retval = alloca i32, align 4
  %asked = alloca [8 x i64], align 16
  %byte = alloca i8, align 1
  %giver = alloca i64, align 8
  %seen = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %asked, !32, !DIExpression(), !37)
  call void @llvm.memset.p0.i64(ptr align 16 %asked, i8 0, i64 64, i1 false), !dbg !37
  %0 = getelementptr inbounds [8 x i64], ptr %asked, i32 0, i32 1, !dbg !37
  store i64 1, ptr %0, align 8, !dbg !37
  %1 = getelementptr inbounds [8 x i64], ptr %asked, i32 0, i32 2, !dbg !37
  store i64 1, ptr %1, align 16, !dbg !37
    #dbg_declare(ptr %byte, !38, !DIExpression(), !39)
    #dbg_declare(ptr %giver, !40, !DIExpression(), !44)
  %arraydecay = getelementptr inbounds [8 x i64], ptr %asked, i64 0, i64 0, !dbg !45
  %call = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 66, i32 noundef 384, ptr noundef %arraydecay), !dbg !46
  store i32 %call, ptr @queue, align 4, !dbg !47
  %call1 = call i32 @pthread_create(ptr noundef %giver, ptr noundef null, ptr noundef @give, ptr noundef null), !dbg !48
  %2 = load i32, ptr @queue, align 4, !dbg !49
  %call2 = call i64 @mq_receive(i32 noundef %2, ptr noundef %byte, i64 noundef 1, ptr noundef null), !dbg !50
    #dbg_declare(ptr %seen, !51, !DIExpression(), !52)
  %3 = load i32, ptr @data, align 4, !dbg !53
  store i32 %3, ptr %seen, align 4, !dbg !52
  %4 = load i64, ptr %giver, align 8, !dbg !54
  %call3 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !55
  %5 = load i32, ptr %seen, align 4, !dbg !56
  %6 = load i32, ptr %seen, align 4, !dbg !57
  %sub = sub nsw i32 %5, %6, !dbg !58
  ret i32 %sub, !dbg !59
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @mq_open(ptr noundef, i32 noundef, ...) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @give(ptr noundef %unused) #0 !dbg !60 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !63, !DIExpression(), !64)
  %0 = load i32, ptr @queue, align 4, !dbg !65
  %call = call i32 @mq_send(i32 noundef %0, ptr noundef @.str.1, i64 noundef 1, i32 noundef 0), !dbg !66
  store i32 7, ptr @data, align 4, !dbg !67
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !68
  ret ptr %1, !dbg !69
}

declare i64 @mq_receive(i32 noundef, ptr noundef, i64 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @mq_send(i32 noundef, ptr noundef, i64 noundef, i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "queue_race.c", directory: ".", checksumkind: CSK_MD5, checksum: "53ef4098b30d94f702c4d1b2b5352d7d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "queue", scope: !9, file: !2, line: 12, type: !15, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!0, !7, !13, !16}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "data", scope: !9, file: !2, line: 12, type: !15, isLocal: true, isDefinition: true)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 2)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 20, type: !29, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!15}
!31 = !{}
!32 = !DILocalVariable(name: "asked", scope: !28, file: !2, line: 21, type: !33)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 512, elements: !35)
!34 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!35 = !{!36}
!36 = !DISubrange(count: 8)
!37 = !DILocation(line: 21, column: 8, scope: !28)
!38 = !DILocalVariable(name: "byte", scope: !28, file: !2, line: 22, type: !4)
!39 = !DILocation(line: 22, column: 8, scope: !28)
!40 = !DILocalVariable(name: "giver", scope: !28, file: !2, line: 23, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 75, baseType: !43)
!42 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 23, column: 13, scope: !28)
!45 = !DILocation(line: 24, column: 52, scope: !28)
!46 = !DILocation(line: 24, column: 11, scope: !28)
!47 = !DILocation(line: 24, column: 9, scope: !28)
!48 = !DILocation(line: 25, column: 3, scope: !28)
!49 = !DILocation(line: 26, column: 14, scope: !28)
!50 = !DILocation(line: 26, column: 3, scope: !28)
!51 = !DILocalVariable(name: "seen", scope: !28, file: !2, line: 27, type: !15)
!52 = !DILocation(line: 27, column: 7, scope: !28)
!53 = !DILocation(line: 27, column: 14, scope: !28)
!54 = !DILocation(line: 28, column: 16, scope: !28)
!55 = !DILocation(line: 28, column: 3, scope: !28)
!56 = !DILocation(line: 29, column: 10, scope: !28)
!57 = !DILocation(line: 29, column: 17, scope: !28)
!58 = !DILocation(line: 29, column: 15, scope: !28)
!59 = !DILocation(line: 29, column: 3, scope: !28)
!60 = distinct !DISubprogram(name: "give", scope: !2, file: !2, line: 14, type: !61, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !31)
!61 = !DISubroutineType(types: !62)
!62 = !{!11, !11}
!63 = !DILocalVariable(name: "unused", arg: 1, scope: !60, file: !2, line: 14, type: !11)
!64 = !DILocation(line: 14, column: 25, scope: !60)
!65 = !DILocation(line: 15, column: 11, scope: !60)
!66 = !DILocation(line: 15, column: 3, scope: !60)
!67 = !DILocation(line: 16, column: 8, scope: !60)
!68 = !DILocation(line: 17, column: 10, scope: !60)
!69 = !DILocation(line: 17, column: 3, scope: !60)
