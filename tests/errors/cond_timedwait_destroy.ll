; ModuleID = 'cond_timedwait_destroy.c'
source_filename = "cond_timedwait_destroy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.anon = type { i32, i32, i32, i32, i32 }

@is_waiting = internal global i32 0, align 4, !dbg !0
@__const.waiter.soon = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !7
@cond = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !52, !DIExpression(), !55)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !56
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !57
  %0 = load i32, ptr @is_waiting, align 4, !dbg !58
  %tobool = icmp ne i32 %0, 0, !dbg !58
  br i1 %tobool, label %if.then, label %if.end, !dbg !60

if.then:                                          ; preds = %entry
  %call2 = call i32 @pthread_cond_destroy(ptr noundef @cond), !dbg !61
  br label %if.end, !dbg !61

if.end:                                           ; preds = %if.then, %entry
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !62
  %1 = load i64, ptr %thread, align 8, !dbg !63
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !64
  ret i32 0, !dbg !65
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %unused) #0 !dbg !66 {
entry:
  %unused.addr = alloca ptr, align 8
  %soon = alloca %struct.timespec, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !69, !DIExpression(), !70)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !71
    #dbg_declare(ptr %soon, !72, !DIExpression(), !79)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %soon, ptr align 8 @__const.waiter.soon, i64 16, i1 false), !dbg !79
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !80
  store i32 1, ptr @is_waiting, align 4, !dbg !81
  %call1 = call i32 @pthread_cond_timedwait(ptr noundef @cond, ptr noundef @mutex, ptr noundef %soon), !dbg !82
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !83
  ret ptr null, !dbg !84
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_destroy(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "is_waiting", scope: !2, file: !3, line: 12, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cond_timedwait_destroy.c", directory: ".", checksumkind: CSK_MD5, checksum: "fec9974476d4eedc1bed5e17ba99e4af")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !30}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 52, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 40, size: 320, elements: !12)
!12 = !{!13, !23, !28}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !11, file: !10, line: 49, baseType: !14, size: 160)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !11, file: !10, line: 41, size: 160, elements: !15)
!15 = !{!16, !18, !20, !21, !22}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !10, line: 42, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !10, line: 43, baseType: !19, size: 32, offset: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !10, line: 44, baseType: !17, size: 32, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !14, file: !10, line: 46, baseType: !19, size: 32, offset: 96)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !10, line: 48, baseType: !17, size: 32, offset: 128)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !11, file: !10, line: 50, baseType: !24, size: 320)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 320, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 40)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 51, baseType: !29, size: 64)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 11, type: !32, isLocal: true, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !10, line: 61, baseType: !33)
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 58, size: 384, elements: !34)
!34 = !{!35, !39}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !33, file: !10, line: 59, baseType: !36, size: 384)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 384, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 12)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !10, line: 60, baseType: !40, size: 64)
!40 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !49, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!17}
!51 = !{}
!52 = !DILocalVariable(name: "thread", scope: !48, file: !3, line: 25, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !54)
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 25, column: 13, scope: !48)
!56 = !DILocation(line: 26, column: 3, scope: !48)
!57 = !DILocation(line: 27, column: 3, scope: !48)
!58 = !DILocation(line: 28, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !48, file: !3, line: 28, column: 7)
!60 = !DILocation(line: 28, column: 7, scope: !48)
!61 = !DILocation(line: 29, column: 5, scope: !59)
!62 = !DILocation(line: 30, column: 3, scope: !48)
!63 = !DILocation(line: 31, column: 16, scope: !48)
!64 = !DILocation(line: 31, column: 3, scope: !48)
!65 = !DILocation(line: 32, column: 3, scope: !48)
!66 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 14, type: !67, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!67 = !DISubroutineType(types: !68)
!68 = !{!5, !5}
!69 = !DILocalVariable(name: "unused", arg: 1, scope: !66, file: !3, line: 14, type: !5)
!70 = !DILocation(line: 14, column: 27, scope: !66)
!71 = !DILocation(line: 15, column: 9, scope: !66)
!72 = !DILocalVariable(name: "soon", scope: !66, file: !3, line: 16, type: !73)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !74, line: 8, size: 128, elements: !75)
!74 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "bf5d7d176456dd20fa64de6e23b5dbd3")
!75 = !{!76, !78}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !73, file: !74, line: 9, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !10, line: 23, baseType: !29)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !73, file: !74, line: 10, baseType: !29, size: 64, offset: 64)
!79 = !DILocation(line: 16, column: 19, scope: !66)
!80 = !DILocation(line: 17, column: 3, scope: !66)
!81 = !DILocation(line: 18, column: 14, scope: !66)
!82 = !DILocation(line: 19, column: 3, scope: !66)
!83 = !DILocation(line: 20, column: 3, scope: !66)
!84 = !DILocation(line: 21, column: 3, scope: !66)
