; ModuleID = 'scope_known_begun_again.c'
source_filename = "scope_known_begun_again.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %local = alloca i32, align 4
  %id = alloca i64, align 8
  store i32 0, ptr %retval, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %sum) #3, !dbg !16
    #dbg_declare(ptr %sum, !17, !DIExpression(), !18)
  store i32 0, ptr %sum, align 4, !dbg !18
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #3, !dbg !19
    #dbg_declare(ptr %i, !21, !DIExpression(), !22)
  store i32 0, ptr %i, align 4, !dbg !22
  br label %for.cond, !dbg !19

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !23
  %cmp = icmp slt i32 %0, 2, !dbg !25
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !26

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #3, !dbg !27
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(i64 4, ptr %local) #3, !dbg !28
    #dbg_declare(ptr %local, !30, !DIExpression(), !31)
  call void @llvm.lifetime.start.p0(i64 8, ptr %id) #3, !dbg !32
    #dbg_declare(ptr %id, !33, !DIExpression(), !37)
  %1 = load i32, ptr %i, align 4, !dbg !38
  %cmp1 = icmp eq i32 %1, 0, !dbg !40
  br i1 %cmp1, label %if.then, label %if.end, !dbg !41

if.then:                                          ; preds = %for.body
  %call = call i32 @pthread_create(ptr noundef %id, ptr noundef null, ptr noundef @set, ptr noundef %local), !dbg !42
  %2 = load i64, ptr %id, align 8, !dbg !44
  %call2 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !45
  br label %if.end, !dbg !46

if.end:                                           ; preds = %if.then, %for.body
  %3 = load i32, ptr %local, align 4, !dbg !47
  %cmp3 = icmp eq i32 %3, 5, !dbg !49
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !50

if.then4:                                         ; preds = %if.end
  %4 = load i32, ptr %sum, align 4, !dbg !51
  %inc = add nsw i32 %4, 1, !dbg !51
  store i32 %inc, ptr %sum, align 4, !dbg !51
  br label %if.end5, !dbg !52

if.end5:                                          ; preds = %if.then4, %if.end
  call void @llvm.lifetime.end.p0(i64 8, ptr %id) #3, !dbg !53
  call void @llvm.lifetime.end.p0(i64 4, ptr %local) #3, !dbg !53
  br label %for.inc, !dbg !54

for.inc:                                          ; preds = %if.end5
  %5 = load i32, ptr %i, align 4, !dbg !55
  %inc6 = add nsw i32 %5, 1, !dbg !55
  store i32 %inc6, ptr %i, align 4, !dbg !55
  br label %for.cond, !dbg !27, !llvm.loop !56

for.end:                                          ; preds = %for.cond.cleanup
  %6 = load i32, ptr %sum, align 4, !dbg !59
  call void @llvm.lifetime.end.p0(i64 4, ptr %sum) #3, !dbg !60
  ret i32 %6, !dbg !61
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %to) #0 !dbg !62 {
entry:
  %to.addr = alloca ptr, align 8
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !66, !DIExpression(), !67)
  %0 = load ptr, ptr %to.addr, align 8, !dbg !68
  store i32 5, ptr %0, align 4, !dbg !69
  ret ptr null, !dbg !70
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scope_known_begun_again.c", directory: ".", checksumkind: CSK_MD5, checksum: "699e92d310321ac14303e824df09be09")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 8, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 2}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!13 = !DISubroutineType(types: !14)
!14 = !{!4}
!15 = !{}
!16 = !DILocation(line: 12, column: 3, scope: !12)
!17 = !DILocalVariable(name: "sum", scope: !12, file: !1, line: 12, type: !4)
!18 = !DILocation(line: 12, column: 7, scope: !12)
!19 = !DILocation(line: 13, column: 8, scope: !20)
!20 = distinct !DILexicalBlock(scope: !12, file: !1, line: 13, column: 3)
!21 = !DILocalVariable(name: "i", scope: !20, file: !1, line: 13, type: !4)
!22 = !DILocation(line: 13, column: 12, scope: !20)
!23 = !DILocation(line: 13, column: 19, scope: !24)
!24 = distinct !DILexicalBlock(scope: !20, file: !1, line: 13, column: 3)
!25 = !DILocation(line: 13, column: 21, scope: !24)
!26 = !DILocation(line: 13, column: 3, scope: !20)
!27 = !DILocation(line: 13, column: 3, scope: !24)
!28 = !DILocation(line: 14, column: 5, scope: !29)
!29 = distinct !DILexicalBlock(scope: !24, file: !1, line: 13, column: 31)
!30 = !DILocalVariable(name: "local", scope: !29, file: !1, line: 14, type: !4)
!31 = !DILocation(line: 14, column: 9, scope: !29)
!32 = !DILocation(line: 15, column: 5, scope: !29)
!33 = !DILocalVariable(name: "id", scope: !29, file: !1, line: 15, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 75, baseType: !36)
!35 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 15, column: 15, scope: !29)
!38 = !DILocation(line: 16, column: 9, scope: !39)
!39 = distinct !DILexicalBlock(scope: !29, file: !1, line: 16, column: 9)
!40 = !DILocation(line: 16, column: 11, scope: !39)
!41 = !DILocation(line: 16, column: 9, scope: !29)
!42 = !DILocation(line: 17, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !39, file: !1, line: 16, column: 17)
!44 = !DILocation(line: 18, column: 20, scope: !43)
!45 = !DILocation(line: 18, column: 7, scope: !43)
!46 = !DILocation(line: 19, column: 5, scope: !43)
!47 = !DILocation(line: 21, column: 9, scope: !48)
!48 = distinct !DILexicalBlock(scope: !29, file: !1, line: 21, column: 9)
!49 = !DILocation(line: 21, column: 15, scope: !48)
!50 = !DILocation(line: 21, column: 9, scope: !29)
!51 = !DILocation(line: 22, column: 10, scope: !48)
!52 = !DILocation(line: 22, column: 7, scope: !48)
!53 = !DILocation(line: 23, column: 3, scope: !24)
!54 = !DILocation(line: 23, column: 3, scope: !29)
!55 = !DILocation(line: 13, column: 27, scope: !24)
!56 = distinct !{!56, !26, !57, !58}
!57 = !DILocation(line: 23, column: 3, scope: !20)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 24, column: 10, scope: !12)
!60 = !DILocation(line: 25, column: 1, scope: !12)
!61 = !DILocation(line: 24, column: 3, scope: !12)
!62 = distinct !DISubprogram(name: "set", scope: !1, file: !1, line: 6, type: !63, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!63 = !DISubroutineType(types: !64)
!64 = !{!65, !65}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!66 = !DILocalVariable(name: "to", arg: 1, scope: !62, file: !1, line: 6, type: !65)
!67 = !DILocation(line: 6, column: 24, scope: !62)
!68 = !DILocation(line: 7, column: 11, scope: !62)
!69 = !DILocation(line: 7, column: 14, scope: !62)
!70 = !DILocation(line: 8, column: 3, scope: !62)
