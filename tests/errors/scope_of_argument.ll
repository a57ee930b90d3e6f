; ModuleID = 'scope_of_argument.c'
source_filename = "scope_of_argument.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.work = type { i32 }

@__const.main.work = private unnamed_addr constant %struct.work { i32 3 }, align 4
@done = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %id = alloca i64, align 8
  %work = alloca %struct.work, align 4
  store i32 0, ptr %retval, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %id) #4, !dbg !17
    #dbg_declare(ptr %id, !18, !DIExpression(), !22)
  call void @llvm.lifetime.start.p0(i64 4, ptr %work) #4, !dbg !23
    #dbg_declare(ptr %work, !25, !DIExpression(), !29)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %work, ptr align 4 @__const.main.work, i64 4, i1 false), !dbg !29
  %call = call i32 @pthread_create(ptr noundef %id, ptr noundef null, ptr noundef @thread, ptr noundef %work), !dbg !30
  call void @llvm.lifetime.end.p0(i64 4, ptr %work) #4, !dbg !31
  %0 = load i64, ptr %id, align 8, !dbg !32
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !33
  %1 = load i32, ptr @done, align 4, !dbg !34
  %cmp = icmp ne i32 %1, 3, !dbg !35
  %conv = zext i1 %cmp to i32, !dbg !35
  call void @llvm.lifetime.end.p0(i64 8, ptr %id) #4, !dbg !36
  ret i32 %conv, !dbg !37
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @thread(ptr noundef %given) #0 !dbg !38 {
entry:
  %given.addr = alloca ptr, align 8
  %work = alloca ptr, align 8
  store ptr %given, ptr %given.addr, align 8
    #dbg_declare(ptr %given.addr, !42, !DIExpression(), !43)
  call void @llvm.lifetime.start.p0(i64 8, ptr %work) #4, !dbg !44
    #dbg_declare(ptr %work, !45, !DIExpression(), !47)
  %0 = load ptr, ptr %given.addr, align 8, !dbg !48
  store ptr %0, ptr %work, align 8, !dbg !47
  %1 = load ptr, ptr %work, align 8, !dbg !49
  %number = getelementptr inbounds %struct.work, ptr %1, i32 0, i32 0, !dbg !50
  %2 = load i32, ptr %number, align 4, !dbg !50
  store i32 %2, ptr @done, align 4, !dbg !51
  call void @llvm.lifetime.end.p0(i64 8, ptr %work) #4, !dbg !52
  ret ptr null, !dbg !53
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 9, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scope_of_argument.c", directory: ".", checksumkind: CSK_MD5, checksum: "681ba9e752d435933063605e6b823d15")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !14, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{}
!17 = !DILocation(line: 18, column: 3, scope: !13)
!18 = !DILocalVariable(name: "id", scope: !13, file: !3, line: 18, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !20, line: 75, baseType: !21)
!20 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 18, column: 13, scope: !13)
!23 = !DILocation(line: 20, column: 5, scope: !24)
!24 = distinct !DILexicalBlock(scope: !13, file: !3, line: 19, column: 3)
!25 = !DILocalVariable(name: "work", scope: !24, file: !3, line: 20, type: !26)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "work", file: !3, line: 6, size: 32, elements: !27)
!27 = !{!28}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !26, file: !3, line: 7, baseType: !5, size: 32)
!29 = !DILocation(line: 20, column: 17, scope: !24)
!30 = !DILocation(line: 21, column: 5, scope: !24)
!31 = !DILocation(line: 22, column: 3, scope: !13)
!32 = !DILocation(line: 23, column: 16, scope: !13)
!33 = !DILocation(line: 23, column: 3, scope: !13)
!34 = !DILocation(line: 24, column: 10, scope: !13)
!35 = !DILocation(line: 24, column: 15, scope: !13)
!36 = !DILocation(line: 25, column: 1, scope: !13)
!37 = !DILocation(line: 24, column: 3, scope: !13)
!38 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 11, type: !39, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !16)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!42 = !DILocalVariable(name: "given", arg: 1, scope: !38, file: !3, line: 11, type: !41)
!43 = !DILocation(line: 11, column: 27, scope: !38)
!44 = !DILocation(line: 12, column: 3, scope: !38)
!45 = !DILocalVariable(name: "work", scope: !38, file: !3, line: 12, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!47 = !DILocation(line: 12, column: 16, scope: !38)
!48 = !DILocation(line: 12, column: 23, scope: !38)
!49 = !DILocation(line: 13, column: 10, scope: !38)
!50 = !DILocation(line: 13, column: 16, scope: !38)
!51 = !DILocation(line: 13, column: 8, scope: !38)
!52 = !DILocation(line: 15, column: 1, scope: !38)
!53 = !DILocation(line: 14, column: 3, scope: !38)
