; ModuleID = 'mutex_without_timeout.c'
source_filename = "mutex_without_timeout.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }
%union.pthread_mutex_t = type { i64, [32 x i8] }

@__const.main.until = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !24 {
entry:
  %retval = alloca i32, align 4
  %until = alloca %struct.timespec, align 8
  %timed = alloca %union.pthread_mutex_t, align 8
  %plain = alloca %union.pthread_mutex_t, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %until, !29, !DIExpression(), !38)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %until, ptr align 8 @__const.main.until, i64 16, i1 false), !dbg !38
    #dbg_declare(ptr %timed, !39, !DIExpression(), !58)
    #dbg_declare(ptr %plain, !59, !DIExpression(), !60)
  %call = call i32 @mtx_init(ptr noundef %timed, i32 noundef 3), !dbg !61
  %call1 = call i32 @mtx_init(ptr noundef %plain, i32 noundef 1), !dbg !62
  %call2 = call i32 @mtx_timedlock(ptr noundef %timed, ptr noundef %until), !dbg !63
  %cmp = icmp eq i32 %call2, 0, !dbg !65
  br i1 %cmp, label %if.then, label %if.end, !dbg !66

if.then:                                          ; preds = %entry
  %call3 = call i32 @mtx_unlock(ptr noundef %timed), !dbg !67
  br label %if.end, !dbg !67

if.end:                                           ; preds = %if.then, %entry
  %call4 = call i32 @mtx_timedlock(ptr noundef %plain, ptr noundef %until), !dbg !68
  ret i32 0, !dbg !69
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @mtx_init(ptr noundef, i32 noundef) #2

declare i32 @mtx_timedlock(ptr noundef, ptr noundef) #2

declare i32 @mtx_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mutex_without_timeout.c", directory: ".", checksumkind: CSK_MD5, checksum: "c0a1a3f828752610f12cba603feb780c")
!2 = !{!3, !10}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !4, line: 25, baseType: !5, size: 32, elements: !6)
!4 = !DIFile(filename: "../../libc-shim/include/threads.h", directory: ".", checksumkind: CSK_MD5, checksum: "5b89312e2562fa8f3b2ba82e62cecdf0")
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !{!7, !8, !9}
!7 = !DIEnumerator(name: "mtx_plain", value: 0)
!8 = !DIEnumerator(name: "mtx_recursive", value: 1)
!9 = !DIEnumerator(name: "mtx_timed", value: 2)
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !4, line: 24, baseType: !5, size: 32, elements: !11)
!11 = !{!12, !13, !14, !15, !16}
!12 = !DIEnumerator(name: "thrd_success", value: 0)
!13 = !DIEnumerator(name: "thrd_busy", value: 1)
!14 = !DIEnumerator(name: "thrd_error", value: 2)
!15 = !DIEnumerator(name: "thrd_nomem", value: 3)
!16 = !DIEnumerator(name: "thrd_timedout", value: 4)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !25, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !28)
!25 = !DISubroutineType(types: !26)
!26 = !{!27}
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{}
!29 = !DILocalVariable(name: "until", scope: !24, file: !1, line: 8, type: !30)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !31, line: 8, size: 128, elements: !32)
!31 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "d39ec06182267c165bc5ae32a6941cfd")
!32 = !{!33, !37}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !30, file: !31, line: 9, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !35, line: 23, baseType: !36)
!35 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!36 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !30, file: !31, line: 10, baseType: !36, size: 64, offset: 64)
!38 = !DILocation(line: 8, column: 19, scope: !24)
!39 = !DILocalVariable(name: "timed", scope: !24, file: !1, line: 9, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "mtx_t", file: !4, line: 21, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !35, line: 57, baseType: !42)
!42 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !35, line: 45, size: 320, elements: !43)
!43 = !{!44, !52, !57}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !42, file: !35, line: 54, baseType: !45, size: 160)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !42, file: !35, line: 46, size: 160, elements: !46)
!46 = !{!47, !48, !49, !50, !51}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !45, file: !35, line: 47, baseType: !27, size: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !45, file: !35, line: 48, baseType: !5, size: 32, offset: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !45, file: !35, line: 49, baseType: !27, size: 32, offset: 64)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !45, file: !35, line: 51, baseType: !5, size: 32, offset: 96)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !45, file: !35, line: 53, baseType: !27, size: 32, offset: 128)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !42, file: !35, line: 55, baseType: !53, size: 320)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 320, elements: !55)
!54 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!55 = !{!56}
!56 = !DISubrange(count: 40)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !42, file: !35, line: 56, baseType: !36, size: 64)
!58 = !DILocation(line: 9, column: 9, scope: !24)
!59 = !DILocalVariable(name: "plain", scope: !24, file: !1, line: 9, type: !40)
!60 = !DILocation(line: 9, column: 16, scope: !24)
!61 = !DILocation(line: 10, column: 3, scope: !24)
!62 = !DILocation(line: 11, column: 3, scope: !24)
!63 = !DILocation(line: 12, column: 7, scope: !64)
!64 = distinct !DILexicalBlock(scope: !24, file: !1, line: 12, column: 7)
!65 = !DILocation(line: 12, column: 37, scope: !64)
!66 = !DILocation(line: 12, column: 7, scope: !24)
!67 = !DILocation(line: 13, column: 5, scope: !64)
!68 = !DILocation(line: 14, column: 3, scope: !24)
!69 = !DILocation(line: 15, column: 3, scope: !24)
