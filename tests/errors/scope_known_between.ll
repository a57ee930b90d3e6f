; ModuleID = 'scope_known_between.c'
source_filename = "scope_known_between.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@known = internal global ptr null, align 8, !dbg !0
@round_over = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %id = alloca i64, align 8
  %i = alloca i32, align 4
  %local = alloca i32, align 4
  %.atomictmp = alloca ptr, align 8
  %.atomictmp2 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %id) #3, !dbg !24
    #dbg_declare(ptr %id, !25, !DIExpression(), !29)
  %call = call i32 @pthread_create(ptr noundef %id, ptr noundef null, ptr noundef @thread, ptr noundef null), !dbg !30
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #3, !dbg !31
    #dbg_declare(ptr %i, !33, !DIExpression(), !34)
  store i32 0, ptr %i, align 4, !dbg !34
  br label %for.cond, !dbg !31

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !35
  %cmp = icmp slt i32 %0, 2, !dbg !37
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !38

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #3, !dbg !39
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(i64 4, ptr %local) #3, !dbg !40
    #dbg_declare(ptr %local, !43, !DIExpression(), !44)
  %1 = load i32, ptr %i, align 4, !dbg !45
  store i32 %1, ptr %local, align 4, !dbg !44
  store ptr %local, ptr %.atomictmp, align 8, !dbg !46
  %2 = load i64, ptr %.atomictmp, align 8, !dbg !46
  store atomic i64 %2, ptr @known seq_cst, align 8, !dbg !46
  call void @llvm.lifetime.end.p0(i64 4, ptr %local) #3, !dbg !47
  %3 = load i32, ptr %i, align 4, !dbg !48
  %cmp1 = icmp eq i32 %3, 0, !dbg !50
  br i1 %cmp1, label %if.then, label %if.end, !dbg !51

if.then:                                          ; preds = %for.body
  store i32 1, ptr %.atomictmp2, align 4, !dbg !52
  %4 = load i32, ptr %.atomictmp2, align 4, !dbg !52
  store atomic i32 %4, ptr @round_over seq_cst, align 4, !dbg !52
  br label %while.cond, !dbg !54

while.cond:                                       ; preds = %while.body, %if.then
  %5 = load atomic i32, ptr @round_over seq_cst, align 4, !dbg !55
  store i32 %5, ptr %atomic-temp, align 4, !dbg !55
  %6 = load i32, ptr %atomic-temp, align 4, !dbg !55
  %tobool = icmp ne i32 %6, 0, !dbg !54
  br i1 %tobool, label %while.body, label %while.end, !dbg !54

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !54, !llvm.loop !56

while.end:                                        ; preds = %while.cond
  br label %if.end, !dbg !59

if.end:                                           ; preds = %while.end, %for.body
  br label %for.inc, !dbg !60

for.inc:                                          ; preds = %if.end
  %7 = load i32, ptr %i, align 4, !dbg !61
  %inc = add nsw i32 %7, 1, !dbg !61
  store i32 %inc, ptr %i, align 4, !dbg !61
  br label %for.cond, !dbg !39, !llvm.loop !62

for.end:                                          ; preds = %for.cond.cleanup
  %8 = load i64, ptr %id, align 8, !dbg !64
  %call3 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !65
  call void @llvm.lifetime.end.p0(i64 8, ptr %id) #3, !dbg !66
  ret i32 0, !dbg !67
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @thread(ptr noundef %unused) #0 !dbg !68 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !72, !DIExpression(), !73)
  br label %while.cond, !dbg !74

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @round_over seq_cst, align 4, !dbg !75
  store i32 %0, ptr %atomic-temp, align 4, !dbg !75
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !75
  %tobool = icmp ne i32 %1, 0, !dbg !76
  %lnot = xor i1 %tobool, true, !dbg !76
  br i1 %lnot, label %while.body, label %while.end, !dbg !74

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !74, !llvm.loop !77

while.end:                                        ; preds = %while.cond
  %2 = load atomic i64, ptr @known seq_cst, align 8, !dbg !79
  store i64 %2, ptr %atomic-temp1, align 8, !dbg !79
  %3 = load ptr, ptr %atomic-temp1, align 8, !dbg !79
  store i32 4, ptr %3, align 4, !dbg !80
  store i32 0, ptr %.atomictmp, align 4, !dbg !81
  %4 = load i32, ptr %.atomictmp, align 4, !dbg !81
  store atomic i32 %4, ptr @round_over seq_cst, align 4, !dbg !81
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !82
  ret ptr %5, !dbg !83
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "known", scope: !2, file: !3, line: 7, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scope_known_between.c", directory: ".", checksumkind: CSK_MD5, checksum: "24711cb85e5084d8d6c024d1c0c2bd1f")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "round_over", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 104, baseType: !9)
!8 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !21, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!10}
!23 = !{}
!24 = !DILocation(line: 18, column: 3, scope: !20)
!25 = !DILocalVariable(name: "id", scope: !20, file: !3, line: 18, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 75, baseType: !28)
!27 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 18, column: 13, scope: !20)
!30 = !DILocation(line: 19, column: 3, scope: !20)
!31 = !DILocation(line: 20, column: 8, scope: !32)
!32 = distinct !DILexicalBlock(scope: !20, file: !3, line: 20, column: 3)
!33 = !DILocalVariable(name: "i", scope: !32, file: !3, line: 20, type: !10)
!34 = !DILocation(line: 20, column: 12, scope: !32)
!35 = !DILocation(line: 20, column: 19, scope: !36)
!36 = distinct !DILexicalBlock(scope: !32, file: !3, line: 20, column: 3)
!37 = !DILocation(line: 20, column: 21, scope: !36)
!38 = !DILocation(line: 20, column: 3, scope: !32)
!39 = !DILocation(line: 20, column: 3, scope: !36)
!40 = !DILocation(line: 22, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 21, column: 5)
!42 = distinct !DILexicalBlock(scope: !36, file: !3, line: 20, column: 31)
!43 = !DILocalVariable(name: "local", scope: !41, file: !3, line: 22, type: !10)
!44 = !DILocation(line: 22, column: 11, scope: !41)
!45 = !DILocation(line: 22, column: 19, scope: !41)
!46 = !DILocation(line: 23, column: 7, scope: !41)
!47 = !DILocation(line: 24, column: 5, scope: !42)
!48 = !DILocation(line: 25, column: 9, scope: !49)
!49 = distinct !DILexicalBlock(scope: !42, file: !3, line: 25, column: 9)
!50 = !DILocation(line: 25, column: 11, scope: !49)
!51 = !DILocation(line: 25, column: 9, scope: !42)
!52 = !DILocation(line: 26, column: 7, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 25, column: 17)
!54 = !DILocation(line: 27, column: 7, scope: !53)
!55 = !DILocation(line: 27, column: 14, scope: !53)
!56 = distinct !{!56, !54, !57, !58}
!57 = !DILocation(line: 27, column: 39, scope: !53)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 28, column: 5, scope: !53)
!60 = !DILocation(line: 29, column: 3, scope: !42)
!61 = !DILocation(line: 20, column: 27, scope: !36)
!62 = distinct !{!62, !38, !63, !58}
!63 = !DILocation(line: 29, column: 3, scope: !32)
!64 = !DILocation(line: 30, column: 16, scope: !20)
!65 = !DILocation(line: 30, column: 3, scope: !20)
!66 = !DILocation(line: 32, column: 1, scope: !20)
!67 = !DILocation(line: 31, column: 3, scope: !20)
!68 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 10, type: !69, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!69 = !DISubroutineType(types: !70)
!70 = !{!71, !71}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!72 = !DILocalVariable(name: "unused", arg: 1, scope: !68, file: !3, line: 10, type: !71)
!73 = !DILocation(line: 10, column: 27, scope: !68)
!74 = !DILocation(line: 11, column: 3, scope: !68)
!75 = !DILocation(line: 11, column: 11, scope: !68)
!76 = !DILocation(line: 11, column: 10, scope: !68)
!77 = distinct !{!77, !74, !78, !58}
!78 = !DILocation(line: 11, column: 36, scope: !68)
!79 = !DILocation(line: 12, column: 4, scope: !68)
!80 = !DILocation(line: 12, column: 24, scope: !68)
!81 = !DILocation(line: 13, column: 3, scope: !68)
!82 = !DILocation(line: 14, column: 10, scope: !68)
!83 = !DILocation(line: 14, column: 3, scope: !68)
