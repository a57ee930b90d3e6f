; ModuleID = 'kill_beside_sigwait.c'
source_filename = "kill_beside_sigwait.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.__sigset_t = type { [16 x i64] }

@__const.main.soon = private unnamed_addr constant %struct.timespec { i64 0, i64 1000 }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %set = alloca %struct.__sigset_t, align 8
  %soon = alloca %struct.timespec, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !16, !DIExpression(), !20)
    #dbg_declare(ptr %set, !21, !DIExpression(), !31)
    #dbg_declare(ptr %soon, !32, !DIExpression(), !40)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %soon, ptr align 8 @__const.main.soon, i64 16, i1 false), !dbg !40
  %call = call ptr @signal(i32 noundef 10, ptr noundef @handle), !dbg !41
  %call1 = call i32 @sigemptyset(ptr noundef %set), !dbg !42
  %call2 = call i32 @sigaddset(ptr noundef %set, i32 noundef 10), !dbg !43
  %call3 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %set, ptr noundef null), !dbg !44
  %call4 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @sender, ptr noundef %set), !dbg !45
  %call5 = call i32 @sigtimedwait(ptr noundef %set, ptr noundef null, ptr noundef %soon), !dbg !46
  %0 = load i64, ptr %thread, align 8, !dbg !47
  %call6 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !48
  ret i32 0, !dbg !49
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare ptr @signal(i32 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @handle(i32 noundef %number) #0 !dbg !50 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !53, !DIExpression(), !54)
  %0 = load i32, ptr %number.addr, align 4, !dbg !55
  ret void, !dbg !56
}

declare i32 @sigemptyset(ptr noundef) #2

declare i32 @sigaddset(ptr noundef, i32 noundef) #2

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @sender(ptr noundef %set) #0 !dbg !57 {
entry:
  %set.addr = alloca ptr, align 8
  store ptr %set, ptr %set.addr, align 8
    #dbg_declare(ptr %set.addr, !60, !DIExpression(), !61)
  %0 = load ptr, ptr %set.addr, align 8, !dbg !62
  %call = call i32 @pthread_sigmask(i32 noundef 1, ptr noundef %0, ptr noundef null), !dbg !63
  %call1 = call i32 @getpid(), !dbg !64
  %call2 = call i32 @kill(i32 noundef %call1, i32 noundef 10), !dbg !65
  ret ptr null, !dbg !66
}

declare i32 @sigtimedwait(ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @kill(i32 noundef, i32 noundef) #2

declare i32 @getpid() #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "kill_beside_sigwait.c", directory: ".", checksumkind: CSK_MD5, checksum: "50728ac5d37f30ec1a132121bb406efd")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "thread", scope: !11, file: !1, line: 16, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 39, baseType: !19)
!18 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 16, column: 13, scope: !11)
!21 = !DILocalVariable(name: "set", scope: !11, file: !1, line: 17, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !23, line: 77, baseType: !24)
!23 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "be54901a530ae01086d6c160e27136b6")
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !23, line: 73, baseType: !25)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !23, line: 71, size: 1024, elements: !26)
!26 = !{!27}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !25, file: !23, line: 72, baseType: !28, size: 1024)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 1024, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 16)
!31 = !DILocation(line: 17, column: 12, scope: !11)
!32 = !DILocalVariable(name: "soon", scope: !11, file: !1, line: 18, type: !33)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !34, line: 8, size: 128, elements: !35)
!34 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "d39ec06182267c165bc5ae32a6941cfd")
!35 = !{!36, !39}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !33, file: !34, line: 9, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !18, line: 23, baseType: !38)
!38 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !33, file: !34, line: 10, baseType: !38, size: 64, offset: 64)
!40 = !DILocation(line: 18, column: 19, scope: !11)
!41 = !DILocation(line: 19, column: 3, scope: !11)
!42 = !DILocation(line: 20, column: 3, scope: !11)
!43 = !DILocation(line: 21, column: 3, scope: !11)
!44 = !DILocation(line: 22, column: 3, scope: !11)
!45 = !DILocation(line: 23, column: 3, scope: !11)
!46 = !DILocation(line: 24, column: 3, scope: !11)
!47 = !DILocation(line: 25, column: 16, scope: !11)
!48 = !DILocation(line: 25, column: 3, scope: !11)
!49 = !DILocation(line: 26, column: 3, scope: !11)
!50 = distinct !DISubprogram(name: "handle", scope: !1, file: !1, line: 9, type: !51, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!51 = !DISubroutineType(types: !52)
!52 = !{null, !14}
!53 = !DILocalVariable(name: "number", arg: 1, scope: !50, file: !1, line: 9, type: !14)
!54 = !DILocation(line: 9, column: 24, scope: !50)
!55 = !DILocation(line: 9, column: 40, scope: !50)
!56 = !DILocation(line: 9, column: 48, scope: !50)
!57 = distinct !DISubprogram(name: "sender", scope: !1, file: !1, line: 10, type: !58, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!58 = !DISubroutineType(types: !59)
!59 = !{!3, !3}
!60 = !DILocalVariable(name: "set", arg: 1, scope: !57, file: !1, line: 10, type: !3)
!61 = !DILocation(line: 10, column: 27, scope: !57)
!62 = !DILocation(line: 11, column: 32, scope: !57)
!63 = !DILocation(line: 11, column: 3, scope: !57)
!64 = !DILocation(line: 12, column: 8, scope: !57)
!65 = !DILocation(line: 12, column: 3, scope: !57)
!66 = !DILocation(line: 13, column: 3, scope: !57)
