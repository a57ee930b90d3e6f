; ModuleID = 'handler_on_own_stack.c'
source_filename = "handler_on_own_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.stack_t = type { ptr, i32, i64 }
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.__sigset_t = type { [16 x i64] }

@room = internal global [16384 x i8] zeroinitializer, align 16, !dbg !0
@__const.main.stack = private unnamed_addr constant %struct.stack_t { ptr @room, i32 0, i64 16384 }, align 8
@__const.main.action = private unnamed_addr constant %struct.sigaction { %union.anon { ptr @handler }, %struct.__sigset_t zeroinitializer, i32 134217728, ptr null }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %stack = alloca %struct.stack_t, align 8
  %action = alloca %struct.sigaction, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %stack, !21, !DIExpression(), !31)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %stack, ptr align 8 @__const.main.stack, i64 24, i1 false), !dbg !31
    #dbg_declare(ptr %action, !32, !DIExpression(), !87)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %action, ptr align 8 @__const.main.action, i64 152, i1 false), !dbg !87
  %call = call i32 @sigaltstack(ptr noundef %stack, ptr noundef null), !dbg !88
  %call1 = call i32 @sigaction(i32 noundef 10, ptr noundef %action, ptr noundef null), !dbg !89
  %call2 = call i32 @raise(i32 noundef 10), !dbg !90
  ret i32 0, !dbg !91
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handler(i32 noundef %number) #0 !dbg !92 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !93, !DIExpression(), !94)
  %0 = load i32, ptr %number.addr, align 4, !dbg !95
  ret void, !dbg !96
}

declare i32 @sigaltstack(ptr noundef, ptr noundef) #2

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @raise(i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "room", scope: !2, file: !3, line: 6, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "handler_on_own_stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "40ec0e18bdd4857c344677ea049d8fdd")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 131072, elements: !7)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{!8}
!8 = !DISubrange(count: 16384)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !17, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{}
!21 = !DILocalVariable(name: "stack", scope: !16, file: !3, line: 10, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "stack_t", file: !23, line: 191, baseType: !24)
!23 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "5a8d24d2ea1a95bea7c24946965d7016")
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !23, line: 187, size: 192, elements: !25)
!25 = !{!26, !28, !29}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "ss_sp", scope: !24, file: !23, line: 188, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "ss_flags", scope: !24, file: !23, line: 189, baseType: !19, size: 32, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "ss_size", scope: !24, file: !23, line: 190, baseType: !30, size: 64, offset: 128)
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 10, column: 11, scope: !16)
!32 = !DILocalVariable(name: "action", scope: !16, file: !3, line: 11, type: !33)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !23, line: 201, size: 1216, elements: !34)
!34 = !{!35, !73, !82, !83}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__handler", scope: !33, file: !23, line: 205, baseType: !36, size: 64)
!36 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !33, file: !23, line: 202, size: 64, elements: !37)
!37 = !{!38, !43}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !36, file: !23, line: 203, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !23, line: 10, baseType: !40)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DISubroutineType(types: !42)
!42 = !{null, !19}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !36, file: !23, line: 204, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !19, !47, !27}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !23, line: 116, baseType: !49)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !23, line: 107, size: 1024, elements: !50)
!50 = !{!51, !52, !53, !54, !57, !60, !61, !62, !64, !69}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !49, file: !23, line: 108, baseType: !19, size: 32)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !49, file: !23, line: 108, baseType: !19, size: 32, offset: 32)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !49, file: !23, line: 108, baseType: !19, size: 32, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !49, file: !23, line: 109, baseType: !55, size: 32, offset: 96)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pid_t", file: !56, line: 18, baseType: !19)
!56 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "b255fa47dba7a2d90b1062f4a3736864")
!57 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !49, file: !23, line: 110, baseType: !58, size: 32, offset: 128)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "uid_t", file: !56, line: 19, baseType: !59)
!59 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !49, file: !23, line: 111, baseType: !19, size: 32, offset: 160)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !49, file: !23, line: 112, baseType: !27, size: 64, offset: 192)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !49, file: !23, line: 113, baseType: !63, size: 64, offset: 256)
!63 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "si_value", scope: !49, file: !23, line: 114, baseType: !65, size: 64, offset: 320)
!65 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !23, line: 94, size: 64, elements: !66)
!66 = !{!67, !68}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !65, file: !23, line: 95, baseType: !19, size: 32)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !65, file: !23, line: 96, baseType: !27, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__room", scope: !49, file: !23, line: 115, baseType: !70, size: 640, offset: 384)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 640, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 80)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !33, file: !23, line: 208, baseType: !74, size: 1024, offset: 64)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !23, line: 89, baseType: !75)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !23, line: 85, baseType: !76)
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !23, line: 83, size: 1024, elements: !77)
!77 = !{!78}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !76, file: !23, line: 84, baseType: !79, size: 1024)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 1024, elements: !80)
!80 = !{!81}
!81 = !DISubrange(count: 16)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !33, file: !23, line: 209, baseType: !19, size: 32, offset: 1088)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !33, file: !23, line: 210, baseType: !84, size: 64, offset: 1152)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = !DISubroutineType(types: !86)
!86 = !{null}
!87 = !DILocation(line: 11, column: 20, scope: !16)
!88 = !DILocation(line: 12, column: 3, scope: !16)
!89 = !DILocation(line: 13, column: 3, scope: !16)
!90 = !DILocation(line: 14, column: 3, scope: !16)
!91 = !DILocation(line: 15, column: 3, scope: !16)
!92 = distinct !DISubprogram(name: "handler", scope: !3, file: !3, line: 7, type: !41, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!93 = !DILocalVariable(name: "number", arg: 1, scope: !92, file: !3, line: 7, type: !19)
!94 = !DILocation(line: 7, column: 25, scope: !92)
!95 = !DILocation(line: 7, column: 41, scope: !92)
!96 = !DILocation(line: 7, column: 49, scope: !92)
