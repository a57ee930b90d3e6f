; ModuleID = 'join_twice_in_time.c'
source_filename = "join_twice_in_time.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }

@__const.main.until = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %until = alloca %struct.timespec, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !16, !DIExpression(), !20)
    #dbg_declare(ptr %until, !21, !DIExpression(), !29)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %until, ptr align 8 @__const.main.until, i64 16, i1 false), !dbg !29
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !30
  %0 = load i64, ptr %thread, align 8, !dbg !31
  %call1 = call i32 @pthread_timedjoin_np(i64 noundef %0, ptr noundef null, ptr noundef %until), !dbg !33
  %cmp = icmp eq i32 %call1, 0, !dbg !34
  br i1 %cmp, label %if.then, label %if.end, !dbg !35

if.then:                                          ; preds = %entry
  %1 = load i64, ptr %thread, align 8, !dbg !36
  %call2 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !37
  br label %if.end, !dbg !37

if.end:                                           ; preds = %if.then, %entry
  %2 = load i32, ptr %retval, align 4, !dbg !38
  ret i32 %2, !dbg !38
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !39 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !42, !DIExpression(), !43)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !44
  ret ptr %0, !dbg !45
}

declare i32 @pthread_timedjoin_np(i64 noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "join_twice_in_time.c", directory: ".", checksumkind: CSK_MD5, checksum: "df0f2c54afb05bd85e54aeafe73d46e0")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "thread", scope: !11, file: !1, line: 8, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 39, baseType: !19)
!18 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 8, column: 13, scope: !11)
!21 = !DILocalVariable(name: "until", scope: !11, file: !1, line: 9, type: !22)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !23, line: 8, size: 128, elements: !24)
!23 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "d39ec06182267c165bc5ae32a6941cfd")
!24 = !{!25, !28}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !22, file: !23, line: 9, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !18, line: 23, baseType: !27)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !22, file: !23, line: 10, baseType: !27, size: 64, offset: 64)
!29 = !DILocation(line: 9, column: 19, scope: !11)
!30 = !DILocation(line: 10, column: 3, scope: !11)
!31 = !DILocation(line: 11, column: 28, scope: !32)
!32 = distinct !DILexicalBlock(scope: !11, file: !1, line: 11, column: 7)
!33 = !DILocation(line: 11, column: 7, scope: !32)
!34 = !DILocation(line: 11, column: 50, scope: !32)
!35 = !DILocation(line: 11, column: 7, scope: !11)
!36 = !DILocation(line: 12, column: 18, scope: !32)
!37 = !DILocation(line: 12, column: 5, scope: !32)
!38 = !DILocation(line: 13, column: 1, scope: !11)
!39 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 6, type: !40, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!40 = !DISubroutineType(types: !41)
!41 = !{!3, !3}
!42 = !DILocalVariable(name: "unused", arg: 1, scope: !39, file: !1, line: 6, type: !3)
!43 = !DILocation(line: 6, column: 27, scope: !39)
!44 = !DILocation(line: 6, column: 44, scope: !39)
!45 = !DILocation(line: 6, column: 37, scope: !39)
