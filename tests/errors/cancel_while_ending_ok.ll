; ModuleID = 'cancel_while_ending_ok.c'
source_filename = "cancel_while_ending_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__tresse_cleanup = type { ptr, ptr, ptr }

@handled = internal global i32 0, align 4, !dbg !0
@__const.worker.__handler = private unnamed_addr constant %struct.__tresse_cleanup { ptr @handle, ptr null, ptr null }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !19, !DIExpression(), !23)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !24
  %0 = load i64, ptr %thread, align 8, !dbg !25
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !26
  %1 = load i32, ptr @handled, align 4, !dbg !27
  ret i32 %1, !dbg !28
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !29 {
entry:
  %unused.addr = alloca ptr, align 8
  %__handler = alloca %struct.__tresse_cleanup, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !32, !DIExpression(), !33)
  br label %do.body, !dbg !34

do.body:                                          ; preds = %entry
    #dbg_declare(ptr %__handler, !35, !DIExpression(), !47)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %__handler, ptr align 8 @__const.worker.__handler, i64 24, i1 false), !dbg !47
  call void @__tresse_cleanup_push(ptr noundef %__handler), !dbg !47
  br label %do.body1, !dbg !47

do.body1:                                         ; preds = %do.body
  %call = call i64 @pthread_self(), !dbg !48
  %call2 = call i32 @pthread_cancel(i64 noundef %call), !dbg !50
  call void @pthread_testcancel(), !dbg !51
  br label %do.end, !dbg !52

do.end:                                           ; preds = %do.body1
  call void @__tresse_cleanup_pop(ptr noundef %__handler), !dbg !53
  br label %do.end3, !dbg !53

do.end3:                                          ; preds = %do.end
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !54
  ret ptr %0, !dbg !55
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handle(ptr noundef %unused) #0 !dbg !56 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !57, !DIExpression(), !58)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !59
  %call = call i32 @pthread_setcancelstate(i32 noundef 0, ptr noundef null), !dbg !60
  call void @pthread_testcancel(), !dbg !61
  store i32 3, ptr @handled, align 4, !dbg !62
  ret void, !dbg !63
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare void @__tresse_cleanup_push(ptr noundef) #1

declare i32 @pthread_cancel(i64 noundef) #1

declare i64 @pthread_self() #1

declare void @pthread_testcancel() #1

declare void @__tresse_cleanup_pop(ptr noundef) #1

declare i32 @pthread_setcancelstate(i32 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "handled", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cancel_while_ending_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "68b4b70edd8da88f63d4c7d931315479")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !16, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{}
!19 = !DILocalVariable(name: "thread", scope: !15, file: !3, line: 20, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !21, line: 39, baseType: !22)
!21 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !DILocation(line: 20, column: 13, scope: !15)
!24 = !DILocation(line: 21, column: 3, scope: !15)
!25 = !DILocation(line: 22, column: 16, scope: !15)
!26 = !DILocation(line: 22, column: 3, scope: !15)
!27 = !DILocation(line: 23, column: 10, scope: !15)
!28 = !DILocation(line: 23, column: 3, scope: !15)
!29 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 12, type: !30, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!30 = !DISubroutineType(types: !31)
!31 = !{!5, !5}
!32 = !DILocalVariable(name: "unused", arg: 1, scope: !29, file: !3, line: 12, type: !5)
!33 = !DILocation(line: 12, column: 27, scope: !29)
!34 = !DILocation(line: 13, column: 3, scope: !29)
!35 = !DILocalVariable(name: "__handler", scope: !36, file: !3, line: 13, type: !37)
!36 = distinct !DILexicalBlock(scope: !29, file: !3, line: 13, column: 3)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__tresse_cleanup", file: !38, line: 218, size: 192, elements: !39)
!38 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "75f9e3a6fd4edaecf2f803e50b9972aa")
!39 = !{!40, !44, !45}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__run", scope: !37, file: !38, line: 219, baseType: !41, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DISubroutineType(types: !43)
!43 = !{null, !5}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__argument", scope: !37, file: !38, line: 220, baseType: !5, size: 64, offset: 64)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__outer", scope: !37, file: !38, line: 221, baseType: !46, size: 64, offset: 128)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!47 = !DILocation(line: 13, column: 3, scope: !36)
!48 = !DILocation(line: 14, column: 18, scope: !49)
!49 = distinct !DILexicalBlock(scope: !36, file: !3, line: 13, column: 3)
!50 = !DILocation(line: 14, column: 3, scope: !49)
!51 = !DILocation(line: 15, column: 3, scope: !49)
!52 = !DILocation(line: 16, column: 3, scope: !49)
!53 = !DILocation(line: 16, column: 3, scope: !36)
!54 = !DILocation(line: 17, column: 10, scope: !29)
!55 = !DILocation(line: 17, column: 3, scope: !29)
!56 = distinct !DISubprogram(name: "handle", scope: !3, file: !3, line: 6, type: !42, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!57 = !DILocalVariable(name: "unused", arg: 1, scope: !56, file: !3, line: 6, type: !5)
!58 = !DILocation(line: 6, column: 26, scope: !56)
!59 = !DILocation(line: 7, column: 9, scope: !56)
!60 = !DILocation(line: 8, column: 3, scope: !56)
!61 = !DILocation(line: 9, column: 3, scope: !56)
!62 = !DILocation(line: 10, column: 11, scope: !56)
!63 = !DILocation(line: 11, column: 1, scope: !56)
