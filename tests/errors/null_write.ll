; ModuleID = 'null_write.c'
source_filename = "null_write.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__const.main.a = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [2 x i32], align 4
  %p = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !14, !DIExpression(), !18)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 @__const.main.a, i64 8, i1 false), !dbg !18
    #dbg_declare(ptr %p, !19, !DIExpression(), !21)
  %arraydecay = getelementptr inbounds [2 x i32], ptr %a, i64 0, i64 0, !dbg !22
  %arraydecay1 = getelementptr inbounds [2 x i32], ptr %a, i64 0, i64 0, !dbg !23
  %add.ptr = getelementptr inbounds i32, ptr %arraydecay1, i64 2, !dbg !24
  %call = call ptr @find(ptr noundef %arraydecay, ptr noundef %add.ptr, i32 noundef 3), !dbg !25
  store ptr %call, ptr %p, align 8, !dbg !21
  %0 = load ptr, ptr %p, align 8, !dbg !26
  store i32 4, ptr %0, align 4, !dbg !27
  %arrayidx = getelementptr inbounds [2 x i32], ptr %a, i64 0, i64 0, !dbg !28
  %1 = load i32, ptr %arrayidx, align 4, !dbg !28
  ret i32 %1, !dbg !29
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @find(ptr noundef %from, ptr noundef %to, i32 noundef %value) #0 !dbg !30 {
entry:
  %retval = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !33, !DIExpression(), !34)
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !35, !DIExpression(), !36)
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !37, !DIExpression(), !38)
  br label %for.cond, !dbg !39

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %from.addr, align 8, !dbg !40
  %1 = load ptr, ptr %to.addr, align 8, !dbg !43
  %cmp = icmp ne ptr %0, %1, !dbg !44
  br i1 %cmp, label %for.body, label %for.end, !dbg !45

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %from.addr, align 8, !dbg !46
  %3 = load i32, ptr %2, align 4, !dbg !48
  %4 = load i32, ptr %value.addr, align 4, !dbg !49
  %cmp1 = icmp eq i32 %3, %4, !dbg !50
  br i1 %cmp1, label %if.then, label %if.end, !dbg !51

if.then:                                          ; preds = %for.body
  %5 = load ptr, ptr %from.addr, align 8, !dbg !52
  store ptr %5, ptr %retval, align 8, !dbg !53
  br label %return, !dbg !53

if.end:                                           ; preds = %for.body
  br label %for.inc, !dbg !49

for.inc:                                          ; preds = %if.end
  %6 = load ptr, ptr %from.addr, align 8, !dbg !54
  %incdec.ptr = getelementptr inbounds i32, ptr %6, i32 1, !dbg !54
  store ptr %incdec.ptr, ptr %from.addr, align 8, !dbg !54
  br label %for.cond, !dbg !55, !llvm.loop !56

for.end:                                          ; preds = %for.cond
  store ptr null, ptr %retval, align 8, !dbg !59
  br label %return, !dbg !59

return:                                           ; preds = %for.end, %if.then
  %7 = load ptr, ptr %retval, align 8, !dbg !60
  ret ptr %7, !dbg !60
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "null_write.c", directory: ".", checksumkind: CSK_MD5, checksum: "18f6e943bd23a71674f8e1ed552daec0")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 12, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 64, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DILocation(line: 12, column: 7, scope: !9)
!19 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 13, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!21 = !DILocation(line: 13, column: 8, scope: !9)
!22 = !DILocation(line: 13, column: 17, scope: !9)
!23 = !DILocation(line: 13, column: 20, scope: !9)
!24 = !DILocation(line: 13, column: 22, scope: !9)
!25 = !DILocation(line: 13, column: 12, scope: !9)
!26 = !DILocation(line: 14, column: 4, scope: !9)
!27 = !DILocation(line: 14, column: 6, scope: !9)
!28 = !DILocation(line: 15, column: 10, scope: !9)
!29 = !DILocation(line: 15, column: 3, scope: !9)
!30 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 4, type: !31, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!31 = !DISubroutineType(types: !32)
!32 = !{!20, !20, !20, !12}
!33 = !DILocalVariable(name: "from", arg: 1, scope: !30, file: !1, line: 4, type: !20)
!34 = !DILocation(line: 4, column: 23, scope: !30)
!35 = !DILocalVariable(name: "to", arg: 2, scope: !30, file: !1, line: 4, type: !20)
!36 = !DILocation(line: 4, column: 34, scope: !30)
!37 = !DILocalVariable(name: "value", arg: 3, scope: !30, file: !1, line: 4, type: !12)
!38 = !DILocation(line: 4, column: 42, scope: !30)
!39 = !DILocation(line: 5, column: 3, scope: !30)
!40 = !DILocation(line: 5, column: 10, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 5, column: 3)
!42 = distinct !DILexicalBlock(scope: !30, file: !1, line: 5, column: 3)
!43 = !DILocation(line: 5, column: 18, scope: !41)
!44 = !DILocation(line: 5, column: 15, scope: !41)
!45 = !DILocation(line: 5, column: 3, scope: !42)
!46 = !DILocation(line: 6, column: 10, scope: !47)
!47 = distinct !DILexicalBlock(scope: !41, file: !1, line: 6, column: 9)
!48 = !DILocation(line: 6, column: 9, scope: !47)
!49 = !DILocation(line: 6, column: 18, scope: !47)
!50 = !DILocation(line: 6, column: 15, scope: !47)
!51 = !DILocation(line: 6, column: 9, scope: !41)
!52 = !DILocation(line: 7, column: 14, scope: !47)
!53 = !DILocation(line: 7, column: 7, scope: !47)
!54 = !DILocation(line: 5, column: 26, scope: !41)
!55 = !DILocation(line: 5, column: 3, scope: !41)
!56 = distinct !{!56, !45, !57, !58}
!57 = !DILocation(line: 7, column: 14, scope: !42)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 8, column: 3, scope: !30)
!60 = !DILocation(line: 9, column: 1, scope: !30)
