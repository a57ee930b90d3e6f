; ModuleID = 'cancel_or_post.c'
source_filename = "cancel_or_post.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@sem = internal global %union.sem_t zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !27 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %result = alloca ptr, align 8
  %left = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !32, !DIExpression(), !36)
    #dbg_declare(ptr %result, !37, !DIExpression(), !38)
    #dbg_declare(ptr %left, !39, !DIExpression(), !40)
  %call = call i32 @sem_init(ptr noundef @sem, i32 noundef 0, i32 noundef 0), !dbg !41
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @taker, ptr noundef null), !dbg !42
  %0 = load i64, ptr %thread, align 8, !dbg !43
  %call2 = call i32 @pthread_cancel(i64 noundef %0), !dbg !44
  %call3 = call i32 @sem_post(ptr noundef @sem), !dbg !45
  %1 = load i64, ptr %thread, align 8, !dbg !46
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef %result), !dbg !47
  %call5 = call i32 @sem_getvalue(ptr noundef @sem, ptr noundef %left), !dbg !48
  %2 = load ptr, ptr %result, align 8, !dbg !49
  %cmp = icmp ne ptr %2, inttoptr (i64 -1 to ptr), !dbg !51
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !52

land.lhs.true:                                    ; preds = %entry
  %3 = load i32, ptr %left, align 4, !dbg !53
  %cmp6 = icmp eq i32 %3, 0, !dbg !54
  br i1 %cmp6, label %if.then, label %if.end, !dbg !55

if.then:                                          ; preds = %land.lhs.true
  store i32 1, ptr %retval, align 4, !dbg !56
  br label %return, !dbg !56

if.end:                                           ; preds = %land.lhs.true, %entry
  %4 = load ptr, ptr %result, align 8, !dbg !57
  %cmp7 = icmp eq ptr %4, inttoptr (i64 -1 to ptr), !dbg !58
  br i1 %cmp7, label %land.rhs, label %land.end, !dbg !59

land.rhs:                                         ; preds = %if.end
  %5 = load i32, ptr %left, align 4, !dbg !60
  %cmp8 = icmp eq i32 %5, 1, !dbg !61
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %6 = phi i1 [ false, %if.end ], [ %cmp8, %land.rhs ], !dbg !62
  %7 = zext i1 %6 to i64, !dbg !57
  %cond = select i1 %6, i32 2, i32 3, !dbg !57
  store i32 %cond, ptr %retval, align 4, !dbg !63
  br label %return, !dbg !63

return:                                           ; preds = %land.end, %if.then
  %8 = load i32, ptr %retval, align 4, !dbg !64
  ret i32 %8, !dbg !64
}

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @taker(ptr noundef %unused) #0 !dbg !65 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !68, !DIExpression(), !69)
  %call = call i32 @sem_wait(ptr noundef @sem), !dbg !70
  ret ptr null, !dbg !71
}

declare i32 @pthread_cancel(i64 noundef) #1

declare i32 @sem_post(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @sem_getvalue(ptr noundef, ptr noundef) #1

declare i32 @sem_wait(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sem", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cancel_or_post.c", directory: ".", checksumkind: CSK_MD5, checksum: "37c0f958a66679e8f8f25bef900d079f")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !8, line: 11, baseType: !9)
!8 = !DIFile(filename: "../../libc-shim/include/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "82374f60a482038d1bb9c53a7d9b0cc7")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 7, size: 256, elements: !10)
!10 = !{!11, !13, !18}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !9, file: !8, line: 8, baseType: !12, size: 32)
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !9, file: !8, line: 9, baseType: !14, size: 256)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 256, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 10, baseType: !19, size: 64)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !28, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocalVariable(name: "thread", scope: !27, file: !3, line: 13, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 39, baseType: !35)
!34 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 13, column: 13, scope: !27)
!37 = !DILocalVariable(name: "result", scope: !27, file: !3, line: 14, type: !5)
!38 = !DILocation(line: 14, column: 9, scope: !27)
!39 = !DILocalVariable(name: "left", scope: !27, file: !3, line: 15, type: !30)
!40 = !DILocation(line: 15, column: 7, scope: !27)
!41 = !DILocation(line: 16, column: 3, scope: !27)
!42 = !DILocation(line: 17, column: 3, scope: !27)
!43 = !DILocation(line: 18, column: 18, scope: !27)
!44 = !DILocation(line: 18, column: 3, scope: !27)
!45 = !DILocation(line: 19, column: 3, scope: !27)
!46 = !DILocation(line: 20, column: 16, scope: !27)
!47 = !DILocation(line: 20, column: 3, scope: !27)
!48 = !DILocation(line: 21, column: 3, scope: !27)
!49 = !DILocation(line: 22, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !27, file: !3, line: 22, column: 7)
!51 = !DILocation(line: 22, column: 14, scope: !50)
!52 = !DILocation(line: 22, column: 34, scope: !50)
!53 = !DILocation(line: 22, column: 37, scope: !50)
!54 = !DILocation(line: 22, column: 42, scope: !50)
!55 = !DILocation(line: 22, column: 7, scope: !27)
!56 = !DILocation(line: 22, column: 48, scope: !50)
!57 = !DILocation(line: 23, column: 10, scope: !27)
!58 = !DILocation(line: 23, column: 17, scope: !27)
!59 = !DILocation(line: 23, column: 37, scope: !27)
!60 = !DILocation(line: 23, column: 40, scope: !27)
!61 = !DILocation(line: 23, column: 45, scope: !27)
!62 = !DILocation(line: 0, scope: !27)
!63 = !DILocation(line: 23, column: 3, scope: !27)
!64 = !DILocation(line: 24, column: 1, scope: !27)
!65 = distinct !DISubprogram(name: "taker", scope: !3, file: !3, line: 8, type: !66, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!66 = !DISubroutineType(types: !67)
!67 = !{!5, !5}
!68 = !DILocalVariable(name: "unused", arg: 1, scope: !65, file: !3, line: 8, type: !5)
!69 = !DILocation(line: 8, column: 26, scope: !65)
!70 = !DILocation(line: 9, column: 3, scope: !65)
!71 = !DILocation(line: 10, column: 3, scope: !65)
