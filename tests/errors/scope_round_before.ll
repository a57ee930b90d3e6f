; ModuleID = 'scope_round_before.c'
source_filename = "scope_round_before.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !14 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @rounds(), !dbg !17
  %cmp = icmp ne i32 %call, 1, !dbg !18
  %conv = zext i1 %cmp to i32, !dbg !18
  ret i32 %conv, !dbg !19
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @rounds() #0 !dbg !20 {
entry:
  %kept = alloca ptr, align 8
  %slot = alloca ptr, align 8
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %local = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %kept) #2, !dbg !22
    #dbg_declare(ptr %kept, !23, !DIExpression(), !24)
  store ptr null, ptr %kept, align 8, !dbg !24
  call void @llvm.lifetime.start.p0(i64 8, ptr %slot) #2, !dbg !22
    #dbg_declare(ptr %slot, !25, !DIExpression(), !26)
  store ptr %kept, ptr %slot, align 8, !dbg !26
  call void @llvm.lifetime.start.p0(i64 4, ptr %sum) #2, !dbg !22
    #dbg_declare(ptr %sum, !27, !DIExpression(), !28)
  store i32 0, ptr %sum, align 4, !dbg !28
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #2, !dbg !29
    #dbg_declare(ptr %i, !31, !DIExpression(), !32)
  store i32 0, ptr %i, align 4, !dbg !32
  br label %for.cond, !dbg !29

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !33
  %cmp = icmp slt i32 %0, 2, !dbg !35
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !36

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #2, !dbg !37
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(i64 4, ptr %local) #2, !dbg !38
    #dbg_declare(ptr %local, !40, !DIExpression(), !41)
  %1 = load i32, ptr %i, align 4, !dbg !42
  store i32 %1, ptr %local, align 4, !dbg !41
  %2 = load ptr, ptr %slot, align 8, !dbg !43
  %3 = load volatile ptr, ptr %2, align 8, !dbg !45
  %tobool = icmp ne ptr %3, null, !dbg !45
  br i1 %tobool, label %if.then, label %if.end, !dbg !46

if.then:                                          ; preds = %for.body
  %4 = load ptr, ptr %slot, align 8, !dbg !47
  %5 = load volatile ptr, ptr %4, align 8, !dbg !48
  store i32 7, ptr %5, align 4, !dbg !49
  br label %if.end, !dbg !50

if.end:                                           ; preds = %if.then, %for.body
  %6 = load ptr, ptr %slot, align 8, !dbg !51
  store volatile ptr %local, ptr %6, align 8, !dbg !52
  %7 = load i32, ptr %local, align 4, !dbg !53
  %8 = load i32, ptr %sum, align 4, !dbg !54
  %add = add nsw i32 %8, %7, !dbg !54
  store i32 %add, ptr %sum, align 4, !dbg !54
  call void @llvm.lifetime.end.p0(i64 4, ptr %local) #2, !dbg !55
  br label %for.inc, !dbg !56

for.inc:                                          ; preds = %if.end
  %9 = load i32, ptr %i, align 4, !dbg !57
  %inc = add nsw i32 %9, 1, !dbg !57
  store i32 %inc, ptr %i, align 4, !dbg !57
  br label %for.cond, !dbg !37, !llvm.loop !58

for.end:                                          ; preds = %for.cond.cleanup
  %10 = load i32, ptr %sum, align 4, !dbg !61
  call void @llvm.lifetime.end.p0(i64 4, ptr %sum) #2, !dbg !62
  call void @llvm.lifetime.end.p0(i64 8, ptr %slot) #2, !dbg !62
  call void @llvm.lifetime.end.p0(i64 8, ptr %kept) #2, !dbg !62
  ret i32 %10, !dbg !63
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scope_round_before.c", directory: ".", checksumkind: CSK_MD5, checksum: "1b2227a6e7a971b1cb158a71d911f03c")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 8, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DISubroutineType(types: !16)
!16 = !{!6}
!17 = !DILocation(line: 17, column: 25, scope: !14)
!18 = !DILocation(line: 17, column: 34, scope: !14)
!19 = !DILocation(line: 17, column: 18, scope: !14)
!20 = distinct !DISubprogram(name: "rounds", scope: !1, file: !1, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !21)
!21 = !{}
!22 = !DILocation(line: 8, column: 5, scope: !20)
!23 = !DILocalVariable(name: "kept", scope: !20, file: !1, line: 8, type: !5)
!24 = !DILocation(line: 8, column: 10, scope: !20)
!25 = !DILocalVariable(name: "slot", scope: !20, file: !1, line: 8, type: !3)
!26 = !DILocation(line: 8, column: 34, scope: !20)
!27 = !DILocalVariable(name: "sum", scope: !20, file: !1, line: 8, type: !6)
!28 = !DILocation(line: 8, column: 65, scope: !20)
!29 = !DILocation(line: 9, column: 10, scope: !30)
!30 = distinct !DILexicalBlock(scope: !20, file: !1, line: 9, column: 5)
!31 = !DILocalVariable(name: "i", scope: !30, file: !1, line: 9, type: !6)
!32 = !DILocation(line: 9, column: 14, scope: !30)
!33 = !DILocation(line: 9, column: 21, scope: !34)
!34 = distinct !DILexicalBlock(scope: !30, file: !1, line: 9, column: 5)
!35 = !DILocation(line: 9, column: 23, scope: !34)
!36 = !DILocation(line: 9, column: 5, scope: !30)
!37 = !DILocation(line: 9, column: 5, scope: !34)
!38 = !DILocation(line: 10, column: 9, scope: !39)
!39 = distinct !DILexicalBlock(scope: !34, file: !1, line: 9, column: 33)
!40 = !DILocalVariable(name: "local", scope: !39, file: !1, line: 10, type: !6)
!41 = !DILocation(line: 10, column: 13, scope: !39)
!42 = !DILocation(line: 10, column: 21, scope: !39)
!43 = !DILocation(line: 10, column: 29, scope: !44)
!44 = distinct !DILexicalBlock(scope: !39, file: !1, line: 10, column: 28)
!45 = !DILocation(line: 10, column: 28, scope: !44)
!46 = !DILocation(line: 10, column: 28, scope: !39)
!47 = !DILocation(line: 10, column: 37, scope: !44)
!48 = !DILocation(line: 10, column: 36, scope: !44)
!49 = !DILocation(line: 10, column: 42, scope: !44)
!50 = !DILocation(line: 10, column: 35, scope: !44)
!51 = !DILocation(line: 11, column: 10, scope: !39)
!52 = !DILocation(line: 11, column: 15, scope: !39)
!53 = !DILocation(line: 12, column: 16, scope: !39)
!54 = !DILocation(line: 12, column: 13, scope: !39)
!55 = !DILocation(line: 13, column: 5, scope: !34)
!56 = !DILocation(line: 13, column: 5, scope: !39)
!57 = !DILocation(line: 9, column: 29, scope: !34)
!58 = distinct !{!58, !36, !59, !60}
!59 = !DILocation(line: 13, column: 5, scope: !30)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 14, column: 12, scope: !20)
!62 = !DILocation(line: 15, column: 1, scope: !20)
!63 = !DILocation(line: 14, column: 5, scope: !20)
