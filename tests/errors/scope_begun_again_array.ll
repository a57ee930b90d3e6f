; ModuleID = 'scope_begun_again_array.c'
source_filename = "scope_begun_again_array.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %local = alloca [20 x i32], align 16
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
  call void @llvm.lifetime.start.p0(i64 80, ptr %local) #2, !dbg !26
    #dbg_declare(ptr %local, !28, !DIExpression(), !32)
  %1 = load i32, ptr %i, align 4, !dbg !33
  %cmp1 = icmp eq i32 %1, 0, !dbg !35
  br i1 %cmp1, label %if.then, label %if.end, !dbg !36

if.then:                                          ; preds = %for.body
  %arrayidx = getelementptr inbounds [20 x i32], ptr %local, i64 0, i64 7, !dbg !37
  call void @set(ptr noundef %arrayidx, i32 noundef 5), !dbg !38
  br label %if.end, !dbg !38

if.end:                                           ; preds = %if.then, %for.body
  %arrayidx2 = getelementptr inbounds [20 x i32], ptr %local, i64 0, i64 7, !dbg !39
  %2 = load i32, ptr %arrayidx2, align 4, !dbg !39
  %cmp3 = icmp eq i32 %2, 5, !dbg !41
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !42

if.then4:                                         ; preds = %if.end
  %3 = load i32, ptr %sum, align 4, !dbg !43
  %inc = add nsw i32 %3, 1, !dbg !43
  store i32 %inc, ptr %sum, align 4, !dbg !43
  br label %if.end5, !dbg !44

if.end5:                                          ; preds = %if.then4, %if.end
  call void @llvm.lifetime.end.p0(i64 80, ptr %local) #2, !dbg !45
  br label %for.inc, !dbg !46

for.inc:                                          ; preds = %if.end5
  %4 = load i32, ptr %i, align 4, !dbg !47
  %inc6 = add nsw i32 %4, 1, !dbg !47
  store i32 %inc6, ptr %i, align 4, !dbg !47
  br label %for.cond, !dbg !25, !llvm.loop !48

for.end:                                          ; preds = %for.cond.cleanup
  %5 = load i32, ptr %sum, align 4, !dbg !51
  call void @llvm.lifetime.end.p0(i64 4, ptr %sum) #2, !dbg !52
  ret i32 %5, !dbg !53
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define internal void @set(ptr noundef %to, i32 noundef %value) #0 !dbg !54 {
entry:
  %to.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !58, !DIExpression(), !59)
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !60, !DIExpression(), !61)
  %0 = load i32, ptr %value.addr, align 4, !dbg !62
  %1 = load ptr, ptr %to.addr, align 8, !dbg !63
  store i32 %0, ptr %1, align 4, !dbg !64
  ret void, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scope_begun_again_array.c", directory: ".", checksumkind: CSK_MD5, checksum: "0f2c29d584af7b946d27ac2bc8481d10")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocation(line: 8, column: 3, scope: !9)
!15 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 8, type: !12)
!16 = !DILocation(line: 8, column: 7, scope: !9)
!17 = !DILocation(line: 9, column: 8, scope: !18)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!19 = !DILocalVariable(name: "i", scope: !18, file: !1, line: 9, type: !12)
!20 = !DILocation(line: 9, column: 12, scope: !18)
!21 = !DILocation(line: 9, column: 19, scope: !22)
!22 = distinct !DILexicalBlock(scope: !18, file: !1, line: 9, column: 3)
!23 = !DILocation(line: 9, column: 21, scope: !22)
!24 = !DILocation(line: 9, column: 3, scope: !18)
!25 = !DILocation(line: 9, column: 3, scope: !22)
!26 = !DILocation(line: 10, column: 5, scope: !27)
!27 = distinct !DILexicalBlock(scope: !22, file: !1, line: 9, column: 31)
!28 = !DILocalVariable(name: "local", scope: !27, file: !1, line: 10, type: !29)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 640, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 20)
!32 = !DILocation(line: 10, column: 9, scope: !27)
!33 = !DILocation(line: 11, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !27, file: !1, line: 11, column: 9)
!35 = !DILocation(line: 11, column: 11, scope: !34)
!36 = !DILocation(line: 11, column: 9, scope: !27)
!37 = !DILocation(line: 12, column: 12, scope: !34)
!38 = !DILocation(line: 12, column: 7, scope: !34)
!39 = !DILocation(line: 13, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !27, file: !1, line: 13, column: 9)
!41 = !DILocation(line: 13, column: 18, scope: !40)
!42 = !DILocation(line: 13, column: 9, scope: !27)
!43 = !DILocation(line: 14, column: 10, scope: !40)
!44 = !DILocation(line: 14, column: 7, scope: !40)
!45 = !DILocation(line: 15, column: 3, scope: !22)
!46 = !DILocation(line: 15, column: 3, scope: !27)
!47 = !DILocation(line: 9, column: 27, scope: !22)
!48 = distinct !{!48, !24, !49, !50}
!49 = !DILocation(line: 15, column: 3, scope: !18)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !DILocation(line: 16, column: 10, scope: !9)
!52 = !DILocation(line: 17, column: 1, scope: !9)
!53 = !DILocation(line: 16, column: 3, scope: !9)
!54 = distinct !DISubprogram(name: "set", scope: !1, file: !1, line: 5, type: !55, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !57, !12}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!58 = !DILocalVariable(name: "to", arg: 1, scope: !54, file: !1, line: 5, type: !57)
!59 = !DILocation(line: 5, column: 22, scope: !54)
!60 = !DILocalVariable(name: "value", arg: 2, scope: !54, file: !1, line: 5, type: !12)
!61 = !DILocation(line: 5, column: 30, scope: !54)
!62 = !DILocation(line: 5, column: 45, scope: !54)
!63 = !DILocation(line: 5, column: 40, scope: !54)
!64 = !DILocation(line: 5, column: 43, scope: !54)
!65 = !DILocation(line: 5, column: 52, scope: !54)
