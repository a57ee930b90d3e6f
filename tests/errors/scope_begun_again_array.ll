; ModuleID = 'scope_begun_again_array.c'
source_filename = "scope_begun_again_array.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@last = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !14 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %local = alloca [20 x i32], align 16
  store i32 0, ptr %retval, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %sum) #2, !dbg !18
    #dbg_declare(ptr %sum, !19, !DIExpression(), !20)
  store i32 0, ptr %sum, align 4, !dbg !20
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #2, !dbg !21
    #dbg_declare(ptr %i, !23, !DIExpression(), !24)
  store i32 0, ptr %i, align 4, !dbg !24
  br label %for.cond, !dbg !21

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !25
  %cmp = icmp slt i32 %0, 3, !dbg !27
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !28

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #2, !dbg !29
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(i64 80, ptr %local) #2, !dbg !30
    #dbg_declare(ptr %local, !32, !DIExpression(), !36)
  %1 = load i32, ptr %i, align 4, !dbg !37
  %cmp1 = icmp eq i32 %1, 0, !dbg !39
  br i1 %cmp1, label %if.then, label %if.end, !dbg !40

if.then:                                          ; preds = %for.body
  %arrayidx = getelementptr inbounds [20 x i32], ptr %local, i64 0, i64 7, !dbg !41
  call void @set(ptr noundef %arrayidx, i32 noundef 5), !dbg !42
  br label %if.end, !dbg !42

if.end:                                           ; preds = %if.then, %for.body
  %arrayidx2 = getelementptr inbounds [20 x i32], ptr %local, i64 0, i64 7, !dbg !43
  %2 = load i32, ptr %arrayidx2, align 4, !dbg !43
  %cmp3 = icmp eq i32 %2, 5, !dbg !45
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !46

if.then4:                                         ; preds = %if.end
  %3 = load i32, ptr %sum, align 4, !dbg !47
  %inc = add nsw i32 %3, 1, !dbg !47
  store i32 %inc, ptr %sum, align 4, !dbg !47
  br label %if.end5, !dbg !48

if.end5:                                          ; preds = %if.then4, %if.end
  call void @llvm.lifetime.end.p0(i64 80, ptr %local) #2, !dbg !49
  br label %for.inc, !dbg !50

for.inc:                                          ; preds = %if.end5
  %4 = load i32, ptr %i, align 4, !dbg !51
  %inc6 = add nsw i32 %4, 1, !dbg !51
  store i32 %inc6, ptr %i, align 4, !dbg !51
  br label %for.cond, !dbg !29, !llvm.loop !52

for.end:                                          ; preds = %for.cond.cleanup
  %5 = load i32, ptr %sum, align 4, !dbg !55
  call void @llvm.lifetime.end.p0(i64 4, ptr %sum) #2, !dbg !56
  ret i32 %5, !dbg !57
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define internal void @set(ptr noundef %to, i32 noundef %value) #0 !dbg !58 {
entry:
  %to.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !61, !DIExpression(), !62)
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !63, !DIExpression(), !64)
  %0 = load ptr, ptr %to.addr, align 8, !dbg !65
  store ptr %0, ptr @last, align 8, !dbg !66
  %1 = load i32, ptr %value.addr, align 4, !dbg !67
  %2 = load ptr, ptr %to.addr, align 8, !dbg !68
  store i32 %1, ptr %2, align 4, !dbg !69
  ret void, !dbg !70
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scope_begun_again_array.c", directory: ".", checksumkind: CSK_MD5, checksum: "86ae04b505e4b786d62fa8d3c0d8c32f")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 8, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!6}
!17 = !{}
!18 = !DILocation(line: 13, column: 3, scope: !14)
!19 = !DILocalVariable(name: "sum", scope: !14, file: !3, line: 13, type: !6)
!20 = !DILocation(line: 13, column: 7, scope: !14)
!21 = !DILocation(line: 14, column: 8, scope: !22)
!22 = distinct !DILexicalBlock(scope: !14, file: !3, line: 14, column: 3)
!23 = !DILocalVariable(name: "i", scope: !22, file: !3, line: 14, type: !6)
!24 = !DILocation(line: 14, column: 12, scope: !22)
!25 = !DILocation(line: 14, column: 19, scope: !26)
!26 = distinct !DILexicalBlock(scope: !22, file: !3, line: 14, column: 3)
!27 = !DILocation(line: 14, column: 21, scope: !26)
!28 = !DILocation(line: 14, column: 3, scope: !22)
!29 = !DILocation(line: 14, column: 3, scope: !26)
!30 = !DILocation(line: 15, column: 5, scope: !31)
!31 = distinct !DILexicalBlock(scope: !26, file: !3, line: 14, column: 31)
!32 = !DILocalVariable(name: "local", scope: !31, file: !3, line: 15, type: !33)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 640, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 20)
!36 = !DILocation(line: 15, column: 9, scope: !31)
!37 = !DILocation(line: 16, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !31, file: !3, line: 16, column: 9)
!39 = !DILocation(line: 16, column: 11, scope: !38)
!40 = !DILocation(line: 16, column: 9, scope: !31)
!41 = !DILocation(line: 17, column: 12, scope: !38)
!42 = !DILocation(line: 17, column: 7, scope: !38)
!43 = !DILocation(line: 18, column: 9, scope: !44)
!44 = distinct !DILexicalBlock(scope: !31, file: !3, line: 18, column: 9)
!45 = !DILocation(line: 18, column: 18, scope: !44)
!46 = !DILocation(line: 18, column: 9, scope: !31)
!47 = !DILocation(line: 19, column: 10, scope: !44)
!48 = !DILocation(line: 19, column: 7, scope: !44)
!49 = !DILocation(line: 20, column: 3, scope: !26)
!50 = !DILocation(line: 20, column: 3, scope: !31)
!51 = !DILocation(line: 14, column: 27, scope: !26)
!52 = distinct !{!52, !28, !53, !54}
!53 = !DILocation(line: 20, column: 3, scope: !22)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 21, column: 10, scope: !14)
!56 = !DILocation(line: 22, column: 1, scope: !14)
!57 = !DILocation(line: 21, column: 3, scope: !14)
!58 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 7, type: !59, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !5, !6}
!61 = !DILocalVariable(name: "to", arg: 1, scope: !58, file: !3, line: 7, type: !5)
!62 = !DILocation(line: 7, column: 22, scope: !58)
!63 = !DILocalVariable(name: "value", arg: 2, scope: !58, file: !3, line: 7, type: !6)
!64 = !DILocation(line: 7, column: 30, scope: !58)
!65 = !DILocation(line: 8, column: 10, scope: !58)
!66 = !DILocation(line: 8, column: 8, scope: !58)
!67 = !DILocation(line: 9, column: 9, scope: !58)
!68 = !DILocation(line: 9, column: 4, scope: !58)
!69 = !DILocation(line: 9, column: 7, scope: !58)
!70 = !DILocation(line: 10, column: 1, scope: !58)
