; ModuleID = 'cond_rebound_ok.c'
source_filename = "cond_rebound_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }
%struct.timespec = type { i64, i64 }

@cond = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !0
@first = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !5
@second = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !28

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !46 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @wait_with(ptr noundef @first), !dbg !49
  call void @wait_with(ptr noundef @second), !dbg !50
  ret i32 0, !dbg !51
}

; Function Attrs: noinline nounwind uwtable
define internal void @wait_with(ptr noundef %mutex) #0 !dbg !52 {
entry:
  %mutex.addr = alloca ptr, align 8
  %at_once = alloca %struct.timespec, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
    #dbg_declare(ptr %mutex.addr, !57, !DIExpression(), !58)
    #dbg_declare(ptr %at_once, !59, !DIExpression(), !66)
  call void @llvm.memset.p0.i64(ptr align 8 %at_once, i8 0, i64 16, i1 false), !dbg !66
  %0 = load ptr, ptr %mutex.addr, align 8, !dbg !67
  %call = call i32 @pthread_mutex_lock(ptr noundef %0), !dbg !68
  %1 = load ptr, ptr %mutex.addr, align 8, !dbg !69
  %call1 = call i32 @pthread_cond_timedwait(ptr noundef @cond, ptr noundef %1, ptr noundef %at_once), !dbg !70
  %2 = load ptr, ptr %mutex.addr, align 8, !dbg !71
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef %2), !dbg !72
  ret void, !dbg !73
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 8, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cond_rebound_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "99b900f6af677b183c96e0eae467d699")
!4 = !{!0, !5, !28}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !8, line: 52, baseType: !9)
!8 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 40, size: 320, elements: !10)
!10 = !{!11, !21, !26}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !9, file: !8, line: 49, baseType: !12, size: 160)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !9, file: !8, line: 41, size: 160, elements: !13)
!13 = !{!14, !16, !18, !19, !20}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !12, file: !8, line: 42, baseType: !15, size: 32)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !12, file: !8, line: 43, baseType: !17, size: 32, offset: 32)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !12, file: !8, line: 44, baseType: !15, size: 32, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !12, file: !8, line: 46, baseType: !17, size: 32, offset: 96)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !12, file: !8, line: 48, baseType: !15, size: 32, offset: 128)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !9, file: !8, line: 50, baseType: !22, size: 320)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 320, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 40)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 51, baseType: !27, size: 64)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !8, line: 61, baseType: !31)
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 58, size: 384, elements: !32)
!32 = !{!33, !37}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !31, file: !8, line: 59, baseType: !34, size: 384)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 384, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 12)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !8, line: 60, baseType: !38, size: 64)
!38 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !47, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!47 = !DISubroutineType(types: !48)
!48 = !{!15}
!49 = !DILocation(line: 20, column: 3, scope: !46)
!50 = !DILocation(line: 21, column: 3, scope: !46)
!51 = !DILocation(line: 22, column: 3, scope: !46)
!52 = distinct !DISubprogram(name: "wait_with", scope: !3, file: !3, line: 12, type: !53, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!53 = !DISubroutineType(types: !54)
!54 = !{null, !55}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!56 = !{}
!57 = !DILocalVariable(name: "mutex", arg: 1, scope: !52, file: !3, line: 12, type: !55)
!58 = !DILocation(line: 12, column: 40, scope: !52)
!59 = !DILocalVariable(name: "at_once", scope: !52, file: !3, line: 13, type: !60)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !61, line: 8, size: 128, elements: !62)
!61 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "bf5d7d176456dd20fa64de6e23b5dbd3")
!62 = !{!63, !65}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !60, file: !61, line: 9, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !8, line: 23, baseType: !27)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !60, file: !61, line: 10, baseType: !27, size: 64, offset: 64)
!66 = !DILocation(line: 13, column: 19, scope: !52)
!67 = !DILocation(line: 14, column: 22, scope: !52)
!68 = !DILocation(line: 14, column: 3, scope: !52)
!69 = !DILocation(line: 15, column: 33, scope: !52)
!70 = !DILocation(line: 15, column: 3, scope: !52)
!71 = !DILocation(line: 16, column: 24, scope: !52)
!72 = !DILocation(line: 16, column: 3, scope: !52)
!73 = !DILocation(line: 17, column: 1, scope: !52)
