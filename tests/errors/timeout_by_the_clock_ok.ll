; ModuleID = 'timeout_by_the_clock_ok.c'
source_filename = "timeout_by_the_clock_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [90 x i8] c"now.tv_sec > until.tv_sec || (now.tv_sec == until.tv_sec && now.tv_nsec >= until.tv_nsec)\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [26 x i8] c"timeout_by_the_clock_ok.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !27 {
entry:
  %retval = alloca i32, align 4
  %sem = alloca %union.sem_t, align 8
  %until = alloca %struct.timespec, align 8
  %now = alloca %struct.timespec, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %sem, !32, !DIExpression(), !45)
    #dbg_declare(ptr %until, !46, !DIExpression(), !54)
    #dbg_declare(ptr %now, !55, !DIExpression(), !56)
  %call = call i32 @sem_init(ptr noundef %sem, i32 noundef 0, i32 noundef 0), !dbg !57
  %call1 = call i32 @clock_gettime(i32 noundef 0, ptr noundef %until), !dbg !58
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %until, i32 0, i32 0, !dbg !59
  %0 = load i64, ptr %tv_sec, align 8, !dbg !60
  %add = add nsw i64 %0, 5, !dbg !60
  store i64 %add, ptr %tv_sec, align 8, !dbg !60
  %call2 = call i32 @sem_timedwait(ptr noundef %sem, ptr noundef %until), !dbg !61
  %cmp = icmp eq i32 %call2, 0, !dbg !63
  br i1 %cmp, label %if.then, label %if.end, !dbg !64

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4, !dbg !65
  br label %cond.end, !dbg !65

if.end:                                           ; preds = %entry
  %call3 = call i32 @clock_gettime(i32 noundef 0, ptr noundef %now), !dbg !66
  %tv_sec4 = getelementptr inbounds %struct.timespec, ptr %now, i32 0, i32 0, !dbg !67
  %1 = load i64, ptr %tv_sec4, align 8, !dbg !67
  %tv_sec5 = getelementptr inbounds %struct.timespec, ptr %until, i32 0, i32 0, !dbg !67
  %2 = load i64, ptr %tv_sec5, align 8, !dbg !67
  %cmp6 = icmp sgt i64 %1, %2, !dbg !67
  br i1 %cmp6, label %cond.true, label %lor.lhs.false, !dbg !67

lor.lhs.false:                                    ; preds = %if.end
  %tv_sec7 = getelementptr inbounds %struct.timespec, ptr %now, i32 0, i32 0, !dbg !67
  %3 = load i64, ptr %tv_sec7, align 8, !dbg !67
  %tv_sec8 = getelementptr inbounds %struct.timespec, ptr %until, i32 0, i32 0, !dbg !67
  %4 = load i64, ptr %tv_sec8, align 8, !dbg !67
  %cmp9 = icmp eq i64 %3, %4, !dbg !67
  br i1 %cmp9, label %land.lhs.true, label %cond.false, !dbg !67

land.lhs.true:                                    ; preds = %lor.lhs.false
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %now, i32 0, i32 1, !dbg !67
  %5 = load i64, ptr %tv_nsec, align 8, !dbg !67
  %tv_nsec10 = getelementptr inbounds %struct.timespec, ptr %until, i32 0, i32 1, !dbg !67
  %6 = load i64, ptr %tv_nsec10, align 8, !dbg !67
  %cmp11 = icmp sge i64 %5, %6, !dbg !67
  br i1 %cmp11, label %cond.true, label %cond.false, !dbg !67

cond.true:                                        ; preds = %land.lhs.true, %if.end
  br label %cond.end, !dbg !67

cond.false:                                       ; preds = %land.lhs.true, %lor.lhs.false
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__func__.main) #3, !dbg !67
  unreachable, !dbg !67

7:                                                ; No predecessors!
  br label %cond.end, !dbg !67

cond.end:                                         ; preds = %if.then, %7, %cond.true
  %8 = load i32, ptr %retval, align 4, !dbg !68
  ret i32 %8, !dbg !68
}

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

declare i32 @sem_timedwait(ptr noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "timeout_by_the_clock_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "4202490c4a4db4121e30c617209ce7f8")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 720, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 90)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 26)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !19, splitDebugInlining: false, nameTableKind: None)
!19 = !{!0, !7, !12}
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 8, type: !28, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocalVariable(name: "sem", scope: !27, file: !2, line: 9, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !34, line: 11, baseType: !35)
!34 = !DIFile(filename: "../../libc-shim/include/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "82374f60a482038d1bb9c53a7d9b0cc7")
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !34, line: 7, size: 256, elements: !36)
!36 = !{!37, !39, !43}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !35, file: !34, line: 8, baseType: !38, size: 32)
!38 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !35, file: !34, line: 9, baseType: !40, size: 256)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 32)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !35, file: !34, line: 10, baseType: !44, size: 64)
!44 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!45 = !DILocation(line: 9, column: 9, scope: !27)
!46 = !DILocalVariable(name: "until", scope: !27, file: !2, line: 10, type: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !48, line: 8, size: 128, elements: !49)
!48 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "d39ec06182267c165bc5ae32a6941cfd")
!49 = !{!50, !53}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !47, file: !48, line: 9, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !52, line: 23, baseType: !44)
!52 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!53 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !47, file: !48, line: 10, baseType: !44, size: 64, offset: 64)
!54 = !DILocation(line: 10, column: 19, scope: !27)
!55 = !DILocalVariable(name: "now", scope: !27, file: !2, line: 10, type: !47)
!56 = !DILocation(line: 10, column: 26, scope: !27)
!57 = !DILocation(line: 11, column: 3, scope: !27)
!58 = !DILocation(line: 12, column: 3, scope: !27)
!59 = !DILocation(line: 13, column: 9, scope: !27)
!60 = !DILocation(line: 13, column: 16, scope: !27)
!61 = !DILocation(line: 14, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !27, file: !2, line: 14, column: 7)
!63 = !DILocation(line: 14, column: 35, scope: !62)
!64 = !DILocation(line: 14, column: 7, scope: !27)
!65 = !DILocation(line: 14, column: 41, scope: !62)
!66 = !DILocation(line: 15, column: 3, scope: !27)
!67 = !DILocation(line: 16, column: 3, scope: !27)
!68 = !DILocation(line: 17, column: 1, scope: !27)
