; ModuleID = 'scope_begun_again.c'
source_filename = "scope_begun_again.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %local = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %sum) #2, !dbg !14
    #dbg_declare(ptr %sum, !15, !DIExpression(), !16)
  store i32 0, ptr %sum, align 4, !dbg !16
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #2, !dbg !17
    #dbg_declare(ptr %i, !19, !DIExpression(), !20)
  store i32 0, ptr %i, align 4, !dbg !20
  br label %for.cond, !dbg !17

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !21
  %cmp = icmp slt i32 %0, 3, !dbg !23
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !24

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #2, !dbg !25
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(i64 4, ptr %local) #2, !dbg !26
    #dbg_declare(ptr %local, !28, !DIExpression(), !29)
  %1 = load i32, ptr %i, align 4, !dbg !30
  %cmp1 = icmp eq i32 %1, 0, !dbg !32
  br i1 %cmp1, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %for.body
  store i32 5, ptr %local, align 4, !dbg !34
  br label %if.end, !dbg !35

if.end:                                           ; preds = %if.then, %for.body
  %2 = load i32, ptr %local, align 4, !dbg !36
  %cmp2 = icmp eq i32 %2, 5, !dbg !38
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !39

if.then3:                                         ; preds = %if.end
  %3 = load i32, ptr %sum, align 4, !dbg !40
  %inc = add nsw i32 %3, 1, !dbg !40
  store i32 %inc, ptr %sum, align 4, !dbg !40
  br label %if.end4, !dbg !41

if.end4:                                          ; preds = %if.then3, %if.end
  call void @llvm.lifetime.end.p0(i64 4, ptr %local) #2, !dbg !42
  br label %for.inc, !dbg !43

for.inc:                                          ; preds = %if.end4
  %4 = load i32, ptr %i, align 4, !dbg !44
  %inc5 = add nsw i32 %4, 1, !dbg !44
  store i32 %inc5, ptr %i, align 4, !dbg !44
  br label %for.cond, !dbg !25, !llvm.loop !45

for.end:                                          ; preds = %for.cond.cleanup
  %5 = load i32, ptr %sum, align 4, !dbg !48
  call void @llvm.lifetime.end.p0(i64 4, ptr %sum) #2, !dbg !49
  ret i32 %5, !dbg !50
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scope_begun_again.c", directory: ".", checksumkind: CSK_MD5, checksum: "b0fa594bb46b0aeacc54a311b02a8e90")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocation(line: 6, column: 3, scope: !9)
!15 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 6, type: !12)
!16 = !DILocation(line: 6, column: 7, scope: !9)
!17 = !DILocation(line: 7, column: 8, scope: !18)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!19 = !DILocalVariable(name: "i", scope: !18, file: !1, line: 7, type: !12)
!20 = !DILocation(line: 7, column: 12, scope: !18)
!21 = !DILocation(line: 7, column: 19, scope: !22)
!22 = distinct !DILexicalBlock(scope: !18, file: !1, line: 7, column: 3)
!23 = !DILocation(line: 7, column: 21, scope: !22)
!24 = !DILocation(line: 7, column: 3, scope: !18)
!25 = !DILocation(line: 7, column: 3, scope: !22)
!26 = !DILocation(line: 8, column: 5, scope: !27)
!27 = distinct !DILexicalBlock(scope: !22, file: !1, line: 7, column: 31)
!28 = !DILocalVariable(name: "local", scope: !27, file: !1, line: 8, type: !12)
!29 = !DILocation(line: 8, column: 9, scope: !27)
!30 = !DILocation(line: 9, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 9)
!32 = !DILocation(line: 9, column: 11, scope: !31)
!33 = !DILocation(line: 9, column: 9, scope: !27)
!34 = !DILocation(line: 10, column: 13, scope: !31)
!35 = !DILocation(line: 10, column: 7, scope: !31)
!36 = !DILocation(line: 11, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !27, file: !1, line: 11, column: 9)
!38 = !DILocation(line: 11, column: 15, scope: !37)
!39 = !DILocation(line: 11, column: 9, scope: !27)
!40 = !DILocation(line: 12, column: 10, scope: !37)
!41 = !DILocation(line: 12, column: 7, scope: !37)
!42 = !DILocation(line: 13, column: 3, scope: !22)
!43 = !DILocation(line: 13, column: 3, scope: !27)
!44 = !DILocation(line: 7, column: 27, scope: !22)
!45 = distinct !{!45, !24, !46, !47}
!46 = !DILocation(line: 13, column: 3, scope: !18)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 14, column: 10, scope: !9)
!49 = !DILocation(line: 15, column: 1, scope: !9)
!50 = !DILocation(line: 14, column: 3, scope: !9)
